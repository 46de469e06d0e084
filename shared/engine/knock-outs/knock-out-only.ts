import type { AdSentence } from "../read-ad/read-ad-sections.ts";
import { namedKnockOutsOf } from "./find-knock-outs.ts";

/**
 * Vocabulary ids that are knock-outs only: rights and checks say nothing about how well a person does the
 * work, so they never count in MATCH (docs/engine.md, Knock-out questions).
 */
export const knockOutOnlyTerms: ReadonlySet<string> = new Set([
  "working-rights",
  "australian-citizenship",
  "police-check",
  "working-with-children-check",
  "ndis-worker-screening-check",
  "own-vehicle",
  "coal-board-medical",
  "drug-and-alcohol-test",
  "influenza-vaccination",
  "covid-19-vaccination",
]);

const knockOutOnlyKinds: ReadonlySet<string> = new Set([
  "work-rights",
  "citizenship",
  "children-check",
  "ndis-check",
  "police-check",
  "own-vehicle",
  "health",
  "roster",
  "location",
  "travel",
]);

/** "Able to lift 20 kg" is asked about, and as much a part of the work as any other demand. */
const alsoOfWork = "health:fitness";

/** Marks the words of a sentence that name a knock-out which MATCH must not count. */
export function knockOutOnlyWords(text: string, sentence: AdSentence): boolean[] {
  const marks: boolean[] = [];
  for (const { id, kind, first, last } of namedKnockOutsOf(text, sentence))
    if (knockOutOnlyKinds.has(kind) && id !== alsoOfWork)
      for (let i = first; i < last; i += 1) marks[i] = true;
  return marks;
}
