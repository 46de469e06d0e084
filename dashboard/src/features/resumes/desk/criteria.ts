import type { CriterionState, LedgerEntry } from "#shared/engine/ledger.ts";

/** One criterion of the ad under the number that it has everywhere on the desk. */
export interface Criterion {
  number: number;
  entry: LedgerEntry;
}

/** Musts first, then the ad's order: the number is in the ad, beside the page and under the ring. */
export function numberedCriteria(ledger: readonly LedgerEntry[]): Criterion[] {
  const musts = ledger.filter(({ importance }) => importance === "must");
  const others = ledger.filter(({ importance }) => importance !== "must");
  return [...musts, ...others].map((entry, at) => ({ number: at + 1, entry }));
}

export const stateWords: Record<CriterionState, string> = {
  shown: "shown in your resume",
  partly: "partly shown",
  missing: "not found",
};
