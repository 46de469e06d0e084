import type { Evidence, Importance, MatchResult, Move, Requirement } from "./analysis.ts";

/** What the resume shows of one criterion: in full, in part, or not at all. */
export type CriterionState = "shown" | "partly" | "missing";

export interface LedgerMember {
  requirement: Requirement;
  evidence: Evidence;
}

/** One criterion of the ad; alternatives ("Xero or MYOB") are one. */
export interface LedgerEntry {
  /** The group's id, or the requirement's where it is alone. */
  id: string;
  /** In the ad's words; alternatives joined by "or". */
  term: string;
  importance: Importance;
  core: boolean;
  members: readonly LedgerMember[];
  /** The member with the best proof: the one that counts. */
  best: LedgerMember;
  state: CriterionState;
  /** Points it brings now, one decimal. */
  points: number;
  /** Points that full credit would add: the formula run again, 0 when nothing is to be won. One decimal. */
  worth: number;
  move?: Move;
}

const weights: Record<Importance, number> = { must: 3, preferred: 2, duty: 1 };

function stateOf({ evidence }: LedgerMember): CriterionState {
  if (evidence.credit === 1) return "shown";
  return evidence.credit > 0 ? "partly" : "missing";
}

function entryOf(id: string, members: readonly LedgerMember[], moves: ReadonlyMap<string, Move>) {
  const [first] = members;
  if (first === undefined) return [];
  const best = members.reduce((top, one) => (one.evidence.credit > top.evidence.credit ? one : top), first);
  const strongest = members.reduce((top, one) =>
    weights[one.requirement.importance] > weights[top.requirement.importance] ? one : top,
  );
  const move = members.flatMap(({ requirement }) => moves.get(requirement.id) ?? [])[0];
  const entry: LedgerEntry = {
    id,
    term: members.map(({ requirement }) => requirement.term).join(" or "),
    importance: strongest.requirement.importance,
    core: members.some(({ requirement }) => requirement.core),
    members,
    best,
    state: stateOf(best),
    points: Math.max(...members.map(({ evidence }) => evidence.points)),
    worth: move?.points ?? 0,
    ...(move === undefined ? {} : { move }),
  };
  return [entry];
}

/**
 * The one list of what the ad asks for, with what the resume shows of it and what it is worth, in the ad's order. Every
 * view of a result (panel, result, analysis, application, letter) draws its counts, its lists and its "+N" from it.
 * Source: docs/engine.md, The ledger.
 */
export function ledgerOf(match: Pick<MatchResult, "requirements" | "evidence" | "moves">): LedgerEntry[] {
  const proofs = new Map(match.evidence.map((one) => [one.requirementId, one]));
  const moves = new Map(match.moves.map((one) => [one.requirementId, one]));
  const groups = new Map<string, LedgerMember[]>();
  for (const requirement of match.requirements) {
    const evidence = proofs.get(requirement.id);
    if (evidence === undefined) continue;
    const id = requirement.groupId ?? requirement.id;
    groups.set(id, [...(groups.get(id) ?? []), { requirement, evidence }]);
  }
  return [...groups].flatMap(([id, members]) => entryOf(id, members, moves));
}

/** How many are shown in full, shown in part and missing: every count of a screen is one of these. */
export function countStates(entries: readonly Pick<LedgerEntry, "state">[]): Record<CriterionState, number> {
  const counts = { shown: 0, partly: 0, missing: 0 };
  for (const { state } of entries) counts[state] += 1;
  return counts;
}

/** What the head of a match counts: the must-haves shown in full, or all requirements where the ad calls none a must. */
export function headCounts(ledger: readonly LedgerEntry[]): {
  shown: number;
  asked: number;
  isMust: boolean;
} {
  const musts = ledger.filter(({ importance }) => importance === "must");
  const counted = musts.length > 0 ? musts : ledger;
  return { shown: countStates(counted).shown, asked: counted.length, isMust: musts.length > 0 };
}

/** What is not there, what would bring the most first; the ad's order between equals. */
export function missingFirst(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries
    .filter(({ state }) => state === "missing")
    .sort((a, b) => b.worth - a.worth || weights[b.importance] - weights[a.importance]);
}

/** What brings the most points now, first. */
export function strongestFirst(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.filter(({ state }) => state !== "missing").sort((a, b) => b.points - a.points);
}
