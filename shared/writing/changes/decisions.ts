import { applyChanges } from "./apply-changes.ts";
import type { Insertion, Proposal } from "./edit-line.ts";

/** What the person decided about one proposal. */
export type Decision = { kind: "accepted" } | { kind: "refused" } | { kind: "edited"; text: string };

/** By the proposal's id. */
export type Decisions = Readonly<Record<string, Decision>>;

/** The proposals for a text, and the text itself. */
export interface Proposals {
  source: string;
  all: readonly Proposal[];
}

/**
 * Better wordings and places are used until the person rejects them. The person's own statements are used only in the
 * place they choose.
 */
export function isUsed(proposal: Proposal, decision: Decision | undefined): boolean {
  return decision ? decision.kind !== "refused" : proposal.kind !== "insert";
}

/**
 * The text after the person's decisions, always computed from the original, so that repeated decisions cannot damage
 * it.
 */
export function decidedText({ source, all }: Proposals, decisions: Decisions): string {
  const used = all.filter((one) => isUsed(one, decisions[one.id]));
  const edited = used.flatMap(({ id }): [string, string][] => {
    const decision = decisions[id];
    return decision?.kind === "edited" ? [[id, decision.text]] : [];
  });
  return applyChanges(source, used, new Set(used.map((one) => one.id)), new Map(edited));
}

/**
 * Adds one decision, or removes it if the decision is null. A statement is used in one place only: accepting it in a
 * second place removes it from the first.
 */
export function withDecision(
  decisions: Decisions,
  { all }: Proposals,
  proposal: Proposal,
  decision: Decision | null,
): Decisions {
  const gone = new Set([proposal.id, ...elsewhere(all, proposal).map((one) => one.id)]);
  const others = Object.entries(decisions).filter(([id]) => !gone.has(id));
  return Object.fromEntries(decision ? [...others, [proposal.id, decision]] : others);
}

function elsewhere(all: readonly Proposal[], proposal: Proposal): Insertion[] {
  if (proposal.kind !== "insert") return [];
  return all.filter((one) => one.kind === "insert" && one.statement === proposal.statement) as Insertion[];
}

/** Sets the same decision for each of these. */
export function withAllDecided(
  decisions: Decisions,
  proposals: Proposals,
  which: readonly Proposal[],
  kind: "accepted" | "refused",
): Decisions {
  return which.reduce((sofar, one) => withDecision(sofar, proposals, one, { kind }), decisions);
}
