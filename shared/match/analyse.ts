import type { AnalyseInput, Analysis } from "./analysis.ts";
import { readFields } from "./fields.ts";
import { matchAd } from "./match-ad.ts";
import { readScore } from "./read-score.ts";
import { vocabulary } from "./vocabulary/vocabulary.ts";

/** Changes with every change of a rule; stored beside each kept score. */
export const ENGINE_VERSION = "1.0.0";

/**
 * The whole analysis of one resume against one ad: READ, MATCH and the specification's fields. Pure: same
 * input, same bytes, in every runtime. Pre-read (and user-edited) requirements may come in; otherwise the
 * ad is read here. An empty ad gives READ alone. GATES joins in stage 2. Source: match-engine.md.
 */
export function analyse(input: AnalyseInput): Analysis {
  const read = readScore(input.resume);
  const match = matchAd(input);
  return {
    engineVersion: ENGINE_VERSION,
    vocabVersion: vocabulary().version,
    read,
    match,
    gates: [],
    fields: readFields(read, match),
  };
}
