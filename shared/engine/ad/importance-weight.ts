import type { Importance } from "../analysis.ts";

const weights: Record<Importance, number> = { must: 3, preferred: 1.5, duty: 1 };

/** The weight of an importance: must 3, preferred 1.5, duty 1. */
export function weightOf(importance: Importance): number {
  return weights[importance];
}
