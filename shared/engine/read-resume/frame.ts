import type { EvidenceLine } from "../evidence/resume-lines.ts";

/** How much of a task was one's own, from helping to owning. Going down the ladder is honest, going up is not. */
export type ActionRank = "assist" | "do" | "coordinate" | "lead" | "own";

export const actionRanks: readonly ActionRank[] = ["assist", "do", "coordinate", "lead", "own"];

/** How far a thing has come: a task is done or ongoing, a credential held, expected or expired, a skill basic or fluent. */
export type FrameState =
  | "done"
  | "ongoing"
  | "in progress"
  | "expected"
  | "expired"
  | "held"
  | "basic"
  | "fluent"
  | "not";

export type QuantityUnit = "people" | "money" | "percent" | "years" | "months" | "times" | "things";
export type QuantityBound = "exact" | "at least" | "at most" | "about";

/** "14 to 18 pickers" is 14 people, at least; "$2.4 million" is 2,400,000 of money. */
export interface Quantity {
  value: number;
  unit: QuantityUnit;
  bound: QuantityBound;
  /** The noun that is counted, folded, when one follows. */
  noun?: string;
}

/** What one clause of a resume line says. Token positions are of the line, end exclusive. */
export interface Frame {
  line: EvidenceLine;
  first: number;
  last: number;
  action: { root: string; rank: ActionRank } | undefined;
  /** Roots of the words that the action is about, in order. */
  object: readonly string[];
  quantities: readonly Quantity[];
  state: FrameState;
  /** Index into the model's roles. */
  role: number | undefined;
}
