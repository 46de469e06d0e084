import type { MatchResult } from "#shared/engine/analysis.ts";
import { ledgerOf } from "#shared/engine/ledger.ts";
import type { Gap } from "./gaps-of.ts";

/**
 * What all questions together could add at most, in whole points by the score's own formula; null where they are not all
 * that is missing, since the sum is then no answer to them, or where nothing is to be won.
 */
export function gapsWorth(
  { value, filled, requirements, evidence, moves }: MatchResult,
  gaps: readonly Gap[],
): number | null {
  const asked = new Set(gaps.map(({ requirement }) => requirement.id));
  const missing = ledgerOf({ requirements, evidence, moves }).filter(({ state }) => state === "missing");
  const areAllAsked = missing.every(({ members }) =>
    members.some(({ requirement }) => asked.has(requirement.id)),
  );
  if (value === null || filled === undefined || !areAllAsked) return null;
  return filled > value ? filled - value : null;
}
