import type { AnalyseInput, Analysis } from "./analysis.ts";
import { readEvidenceLines } from "./evidence/resume-lines.ts";
import { readFields } from "./fields.ts";
import { readKnockOuts } from "./knock-outs/read-knock-outs.ts";
import { matchAd } from "./match-ad.ts";
import { indexAdCopy } from "./read-ad/pasted-text.ts";
import { readAdSections } from "./read-ad/read-ad-sections.ts";
import { readScore } from "./readability/read-score.ts";
import { vocabulary } from "./vocabulary/vocabulary.ts";
import { tokenise } from "./words/tokenise.ts";

/** Changes with every change of a rule; stored beside each kept score. */
export const ENGINE_VERSION = "2.1.1";

/**
 * The whole analysis of one resume against one ad: READ, MATCH and the specification's fields. Pure: same
 * input, same bytes, in every runtime. Pre-read (and user-edited) requirements may come in; otherwise the
 * ad is read here. An empty ad gives READ alone. KNOCK-OUTS never
 * touch MATCH. Source: docs/engine.md.
 */
export function analyse(input: AnalyseInput): Analysis {
  const read = readScore(input.resume, input.file);
  const adWords = tokenise(input.ad.text);
  const lines = readEvidenceLines(input.resume, indexAdCopy(adWords), input.asOf);
  const sentences = readAdSections(input.ad.text, adWords);
  const match = matchAd({ ...input, lines, adWords, sentences });
  return {
    engineVersion: ENGINE_VERSION,
    vocabVersion: vocabulary().version,
    read,
    match,
    knockOuts: readKnockOuts({ ...input, lines, sentences, match }),
    fields: readFields(read, match),
  };
}
