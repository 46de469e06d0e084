import { fold } from "./fold.ts";

/** An answer the person keeps, with the question they gave it to. */
export type SavedAnswer = { question: string; answer: string };

const FILLER = new Set(
  "a an and are as at be by can could currently did do does for from have how if in is it of on or our please the their this to us was we what when where which will with would you your yours required optional".split(
    " ",
  ),
);

/** Words that turn a question round: without them two questions are different ones. */
const TURNS = /\b(?:not|no|without|never|unable)\b/;

function keywords(text: string): Set<string> {
  const words = fold(text).split(" ");
  return new Set(
    words
      .filter((word) => word !== "" && !FILLER.has(word))
      .map((word) => word.replace(/(?:ing|ed|es|s)$/, "")),
  );
}

/** How alike two questions are, 0 to 1: the words they share among all their words that carry meaning. */
export function questionLikeness(one: string, other: string): number {
  const [left, right] = [keywords(one), keywords(other)];
  if (left.size === 0 || right.size === 0) return 0;
  if (TURNS.test(fold(one)) !== TURNS.test(fold(other))) return 0;
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared / (left.size + right.size - shared);
}

const ALIKE = 0.6;

/** The kept answer to the most similar question, when there is one that is alike enough. */
export function findAnswer(asked: string, answers: readonly SavedAnswer[]): SavedAnswer | undefined {
  let best: SavedAnswer | undefined;
  let most = ALIKE;
  for (const one of answers) {
    const likeness = questionLikeness(asked, one.question);
    if (likeness < most) continue;
    best = one;
    most = likeness;
  }
  return best;
}
