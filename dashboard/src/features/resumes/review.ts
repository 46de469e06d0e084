import { lineWords, type SuggestedChange, textLines } from "./suggested-changes.ts";

/** What the person says about one changed line. Without a decision the writer's line stands. */
export type Decision = { kind: "accepted" } | { kind: "refused" } | { kind: "edited"; text: string };

/** The final text and how it came about; `draft` is what is typed in the edit mode and not saved yet. */
export interface Review {
  /** The optimised text that the decisions are about. */
  of: string;
  text: string;
  decisions: Readonly<Record<number, Decision>>;
  draft: string | null;
}

export function newReview(optimizedText: string): Review {
  return { of: optimizedText, text: optimizedText, decisions: {}, draft: null };
}

/** The words that stand for a change after a decision. */
export function chosenWords(change: SuggestedChange, decision: Decision | undefined): string {
  if (decision?.kind === "refused") return change.before;
  if (decision?.kind === "edited") return decision.text;
  return change.after;
}

/**
 * The review after one decision; null takes a decision back. The text follows in that line alone, wherever the
 * person's own editing has moved it. A line that was rewritten by hand is the person's: the review stays as it is.
 */
export function decide(review: Review, change: SuggestedChange, decision: Decision | null): Review {
  const now = chosenWords(change, review.decisions[change.index]);
  const next = chosenWords(change, decision ?? undefined);
  const text = now === next ? review.text : withWords(review.text, change.index, now, next);
  if (text === null) return review;
  const { [change.index]: _, ...others } = review.decisions;
  // What is typed in the edit mode follows too: saving it must not bring a refused line back.
  const draft =
    review.draft === null ? null : (withWords(review.draft, change.index, now, next) ?? review.draft);
  return { ...review, text, draft, decisions: decision ? { ...others, [change.index]: decision } : others };
}

export function decideAll(
  review: Review,
  changes: readonly SuggestedChange[],
  kind: "accepted" | "refused",
): Review {
  return changes.reduce((before, change) => decide(before, change, { kind }), review);
}

/** False when the line no longer stands in the text as it was decided: it was rewritten in the edit mode. */
export function isInText(review: Review, change: SuggestedChange): boolean {
  const words = chosenWords(change, review.decisions[change.index]);
  return lineOf(textLines(review.text), change.index, words) !== null;
}

/** The changes whose suggested wording is in the text; the person's own wording is theirs, not the writer's. */
export function usedChanges(review: Review, changes: readonly SuggestedChange[]): SuggestedChange[] {
  return changes.filter((change) => {
    const kind = review.decisions[change.index]?.kind ?? "accepted";
    return kind === "accepted" && isInText(review, change);
  });
}

/** The review with its decisions and nothing else: what was typed in the edit mode is taken back. */
export function withoutHandEdits(review: Review, changes: readonly SuggestedChange[]): Review {
  return changes.reduce((sofar, change) => {
    const decision = review.decisions[change.index];
    return decision ? decide(sofar, change, decision) : sofar;
  }, newReview(review.of));
}

function withWords(text: string, near: number, now: string, next: string): string | null {
  const at = lineOf(textLines(text), near, now);
  if (at === null) return null;
  // Lines and what ends them, in turn: a decision that is taken back leaves the text as it was, byte for byte.
  const parts = text.split(/(\r\n|[\n\r])/);
  const line = parts[2 * at] ?? "";
  const start = now === "" ? line.length : line.lastIndexOf(now);
  parts[2 * at] = line.slice(0, start) + next + line.slice(start + now.length);
  return parts.join("");
}

/** The line that holds exactly these words, nearest to where it was; else one that contains them. */
function lineOf(lines: readonly string[], near: number, words: string): number | null {
  const nearest = (fits: (line: string) => boolean) => {
    const found = lines.flatMap((line, at) => (fits(line) ? [at] : []));
    return found.sort((one, other) => Math.abs(one - near) - Math.abs(other - near))[0] ?? null;
  };
  const exact = nearest((line) => lineWords(line) === words);
  if (exact !== null || words === "") return exact;
  return nearest((line) => line.includes(words));
}
