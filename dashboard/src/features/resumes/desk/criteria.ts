import type { CriterionState, LedgerEntry } from "#shared/engine/ledger.ts";

/** One criterion of the ad under the number that it has everywhere on the desk. */
export interface Criterion {
  number: number;
  entry: LedgerEntry;
}

/** Musts first, then the ad's order: the number stands in the ad, beside the page and under the ring. */
export function numberedCriteria(ledger: readonly LedgerEntry[]): Criterion[] {
  const musts = ledger.filter(({ importance }) => importance === "must");
  const others = ledger.filter(({ importance }) => importance !== "must");
  return [...musts, ...others].map((entry, at) => ({ number: at + 1, entry }));
}

/** How many are shown, partly shown and missing: every count of the desk is one of these. */
export function countStates(criteria: readonly Criterion[]): Record<CriterionState, number> {
  const counts = { shown: 0, partly: 0, missing: 0 };
  for (const { entry } of criteria) counts[entry.state] += 1;
  return counts;
}

export const stateWords: Record<CriterionState, string> = {
  shown: "shown in your resume",
  partly: "partly shown",
  missing: "not found",
};
