import { readWholeAd } from "./ad/read-whole-ad.ts";
import type { AnalyseInput, Analysis } from "./analysis.ts";
import { ENGINE_VERSION } from "./engine-version.ts";
import { readEvidenceLines } from "./evidence/resume-lines.ts";
import { readFields } from "./fields.ts";
import { readKnockOuts } from "./knock-outs/read-knock-outs.ts";
import { matchAd } from "./match-ad.ts";
import { readScore } from "./readability/read-score.ts";
import { vocabulary } from "./vocabulary/vocabulary.ts";

/**
 * The whole analysis of one resume against one ad: READ, MATCH and the specification's fields. Pure: same
 * input, same bytes, in every runtime. Pre-read (and user-edited) requirements may come in; otherwise the
 * ad is read here. An empty ad gives READ alone. KNOCK-OUTS never
 * touch MATCH. Source: docs/engine.md.
 */
export function analyse(input: AnalyseInput): Analysis {
  const read = readScore(input.resume, input.file);
  const { copy, conditions, ...ad } = readWholeAd(input.ad);
  const lines = readEvidenceLines(input.resume, copy, input.asOf);
  const requirements = input.requirements ?? ad.requirements();
  const match = matchAd({ ...input, requirements, lines, adWords: ad.words, adLanguage: ad.language });
  return {
    engineVersion: ENGINE_VERSION,
    vocabVersion: vocabulary().version,
    read,
    match,
    knockOuts: readKnockOuts({ ...input, lines, conditions, match }),
    fields: readFields(read, match, input.resumeText),
  };
}
