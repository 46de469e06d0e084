import { daysBetween, plainDay } from "#shared/domain/dates.ts";
import { counted } from "#shared/domain/text.ts";
import type { KnockOut, MatchResult } from "#shared/engine/analysis.ts";
import { headCounts, type LedgerEntry, ledgerOf, missingFirst } from "#shared/engine/ledger.ts";

/** What a person should see of an ad within five seconds. */
export interface MatchSummary {
  /** "4 of 5 must-haves". */
  heading: string;
  /** "1 question could rule you out"; "" without one. */
  ruling: string;
  /** "closes in 16 days"; "" if the ad names no day. */
  closes: string;
}

/** Questions for which a no ends the application, and that were not answered with yes. */
export function openConditions(knockOuts: readonly KnockOut[]): KnockOut[] {
  return knockOuts.filter(
    ({ result, ask }) => ask.mandatory && (result === "fail" || (result === "unknown" && !ask.obtain)),
  );
}

function closesText(day: string | null | undefined, today: string): string {
  if (!day) return "";
  const left = daysBetween(today, day);
  if (left < 0) return `closed on ${plainDay(day)}`;
  return left === 0 ? "closes today" : `closes in ${counted(left, "day")}`;
}

/** @param closes the last day to apply, `YYYY-MM-DD`. */
export function summaryOf(
  match: Pick<MatchResult, "requirements" | "evidence" | "moves">,
  knockOuts: readonly KnockOut[],
  closes: string | null | undefined,
  today: string,
): MatchSummary {
  const { shown, asked, isMust } = headCounts(ledgerOf(match));
  const open = openConditions(knockOuts).length;
  return {
    heading: `${shown} of ${counted(asked, isMust ? "must-have" : "requirement")}`,
    ruling: open === 0 ? "" : `${counted(open, "question")} could rule you out`,
    closes: closesText(closes, today),
  };
}

/** Rows of both cards that fit the first screen; some gaps are always visible. */
const rowsAboveFold = 6;
const mostGaps = 3;
const leastGaps = 2;
/** Maximum number of open conditions, one row each. */
export const mostOpenRows = 3;

/** Number of rows for the conditions: those that may be met later, and those that are met, take one each. */
function conditionRows(knockOuts: readonly KnockOut[]): number {
  const asked = openConditions(knockOuts).length;
  const isSome = (test: (one: KnockOut) => boolean) => Number(knockOuts.some(test));
  return (
    Math.min(asked, mostOpenRows) +
    isSome(({ result, ask }) => result === "unknown" && ask.mandatory && ask.obtain) +
    isSome(({ result }) => result === "pass")
  );
}

export interface PanelLedger {
  missing: number;
  partly: number;
  /** The most valuable gaps: missing or shown in part. */
  gaps: LedgerEntry[];
  /** The must-haves that are not among these rows. */
  musts: LedgerEntry[];
  others: LedgerEntry[];
}

/** The ledger in the panel's layout: gaps visible, the rest folded. */
export function panelLedger(
  match: Pick<MatchResult, "requirements" | "evidence" | "moves">,
  knockOuts: readonly KnockOut[],
): PanelLedger {
  const room = Math.min(mostGaps, Math.max(leastGaps, rowsAboveFold - conditionRows(knockOuts)));
  const ledger = ledgerOf(match);
  const missing = missingFirst(ledger);
  const partly = ledger.filter(({ state }) => state === "partly").sort((a, b) => b.worth - a.worth);
  const gaps = [...missing, ...partly].slice(0, room);
  const rest = ledger.filter((entry) => !gaps.includes(entry));
  return {
    missing: missing.length,
    partly: partly.length,
    gaps,
    musts: rest.filter(({ importance }) => importance === "must"),
    others: rest.filter(({ importance }) => importance !== "must"),
  };
}
