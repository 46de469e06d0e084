import {
  type Decision,
  type Decisions,
  decidedText,
  isUsed,
  type Proposals,
  withAllDecided,
  withDecision,
} from "#shared/writing/changes/decisions.ts";
import type { Insertion, Proposal } from "#shared/writing/changes/edit-line.ts";
import { mergeHandEdits } from "./hand-edits.ts";

/** The final text and how it came about; `draft` is what is typed in the edit mode and not saved yet. */
export interface Review {
  /** The optimised text that the decisions are about. */
  of: string;
  text: string;
  decisions: Decisions;
  draft: string | null;
  /** Where the person's own statements may enter it. */
  insertions: readonly Insertion[];
}

export function newReview(optimizedText: string): Review {
  return { of: optimizedText, text: optimizedText, decisions: {}, draft: null, insertions: [] };
}

/** The review after other decisions; null where the person rewrote the lines that would change. */
function redecided(review: Review, proposals: Proposals, decisions: Decisions): Review | null {
  const before = decidedText(proposals, review.decisions);
  const after = decidedText(proposals, decisions);
  if (before === after) return { ...review, decisions };
  const text = mergeHandEdits(before, review.text, after);
  if (text === null) return null;
  // What is typed in the edit mode follows too: saving it must not bring a refused line back.
  const draft = review.draft === null ? null : (mergeHandEdits(before, review.draft, after) ?? review.draft);
  return { ...review, decisions, text, draft };
}

/**
 * The review after one decision; null takes a decision back. A line that was rewritten by hand is the person's:
 * the review stays as it is.
 */
export function decide(
  review: Review,
  proposals: Proposals,
  proposal: Proposal,
  decision: Decision | null,
): Review {
  const decisions = withDecision(review.decisions, proposals, proposal, decision);
  return redecided(review, proposals, decisions) ?? review;
}

/** The same answer to all of these, as far as their lines are not rewritten by hand. */
export function decideAll(
  review: Review,
  proposals: Proposals,
  which: readonly Proposal[],
  kind: "accepted" | "refused",
): Review {
  const decisions = withAllDecided(review.decisions, proposals, which, kind);
  return (
    redecided(review, proposals, decisions) ??
    which.reduce((sofar, one) => decide(sofar, proposals, one, { kind }), review)
  );
}

/** The review with these undecided; hand edits stay. */
export function undecideAll(review: Review, proposals: Proposals, which: readonly Proposal[]): Review {
  const gone = new Set(which.map((one) => one.id));
  const left = Object.entries(review.decisions).filter(([id]) => !gone.has(id));
  return (
    redecided(review, proposals, Object.fromEntries(left)) ??
    which.reduce((sofar, one) => decide(sofar, proposals, one, null), review)
  );
}

/** False when its lines no longer stand in the text as decided: they were rewritten in the edit mode. */
export function isInText(review: Review, proposals: Proposals, proposal: Proposal): boolean {
  if (decidedText(proposals, review.decisions) === review.text) return true;
  const kind = isUsed(proposal, review.decisions[proposal.id]) ? "refused" : "accepted";
  const other = withDecision(review.decisions, proposals, proposal, { kind });
  return redecided(review, proposals, other) !== null;
}

/** What is in the text as it was proposed; the person's own wording is theirs, not the writer's. */
export function usedProposals(review: Review, proposals: Proposals): Proposal[] {
  return proposals.all.filter((one) => {
    const decision = review.decisions[one.id];
    return isUsed(one, decision) && decision?.kind !== "edited" && isInText(review, proposals, one);
  });
}

/** The review with its decisions and nothing else: what was typed in the edit mode is taken back. */
export function withoutHandEdits(review: Review, proposals: Proposals): Review {
  return { ...review, text: decidedText(proposals, review.decisions), draft: null };
}
