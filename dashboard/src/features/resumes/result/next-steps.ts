import { capitalised } from "#shared/domain/text.ts";
import type { Analysis } from "#shared/engine/analysis.ts";

const shownMoves = 5;

/** What would move the score, in sentences, as the server says it in its answer. */
export function nextSteps({ match, read }: Pick<Analysis, "match" | "read">): string[] {
  const moves = match.moves.slice(0, shownMoves).map(({ basis, term, points }) => {
    const advice = basis === "supported" ? `Show ${term} in a role` : `Add ${term} only if it is true`;
    // Under a cap a single step may move nothing; the cap's own sentence says why.
    return points > 0 ? `${advice}: up to ${points.toFixed(1)} points.` : `${advice}.`;
  });
  const cap = match.cap
    ? [`The score is held at ${match.cap.limit} until your resume shows ${match.cap.missing.join(" and ")}.`]
    : [];
  return [...cap, ...moves, ...read.issues.map((issue) => issue.advice)];
}

/** Where a term that the resume already supports could stand. */
export function integrationSuggestions({ match }: Pick<Analysis, "match">): string[] {
  return match.moves
    .filter((move) => move.basis === "supported" && move.evidenceLine)
    .map((move) => `${capitalised(move.term)}: show it in a role, as in "${move.evidenceLine}"`);
}
