import { capitalised } from "#shared/domain/text.ts";
import type { Analysis, MatchResult } from "#shared/engine/analysis.ts";

const shownMoves = 5;
const levels = { must: "must-have", preferred: "preferred", duty: "part of the job" } as const;

/** What would raise the score, in sentences, the dearest first; the same words in the server's answer and on the screens. */
export function nextSteps({ match, read }: Pick<Analysis, "match" | "read">): string[] {
  const cap = match.cap
    ? [`Capped at ${match.cap.limit}: must-have missing: ${match.cap.missing.join(", ")}.`]
    : [];
  const moves = match.moves.slice(0, shownMoves).map((move) => stepOf(move, match));
  return [...cap, ...moves, ...read.issues.map((issue) => issue.advice)];
}

/** "Automated testing, must-have, +14. Done it?" Only the person knows. */
function stepOf(
  { basis, term, points, requirementId }: MatchResult["moves"][number],
  match: MatchResult,
): string {
  // Under a cap a single step may move nothing; the cap's own sentence says why.
  const worth = points > 0 ? `, +${points.toFixed(1)}` : "";
  if (basis === "supported") return `Show ${term} in a role${worth}.`;
  const asked = match.requirements.find((one) => one.id === requirementId);
  const level = asked === undefined ? "" : `, ${levels[asked.importance]}`;
  return `${capitalised(term)}${level}${worth}. Done it?`;
}

/** The place for a term that the resume already supports. */
export function integrationSuggestions({ match }: Pick<Analysis, "match">): string[] {
  return match.moves
    .filter((move) => move.basis === "supported" && move.evidenceLine)
    .map((move) => `${capitalised(move.term)}: show it in a role, as in "${move.evidenceLine}"`);
}
