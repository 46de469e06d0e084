import { isPrivateQuestion } from "../domain/autofill/private-questions.ts";
import { familyFacts, familyOf } from "../domain/autofill/question-families.ts";
import { fold } from "./fold.ts";

/** A saved answer and its question. */
export type SavedAnswer = { question: string; answer: string };

const FILLER = new Set(
  "a an and are as at be by can could currently did do does for from have how if in is it of on or our please the their this to us was we what when where which will with would you your yours required optional".split(
    " ",
  ),
);

/** Words that reverse a question: two questions that differ in one of them are different. */
const TURNS = /\b(?:not|no|without|never|unable)\b/;

function keywords(text: string): Set<string> {
  const words = fold(text).split(" ");
  return new Set(
    words
      .filter((word) => word !== "" && !FILLER.has(word))
      .map((word) => word.replace(/(?:ing|ed|es|s)$/, "")),
  );
}

/** The similarity of two questions, 0 to 1: the meaningful words they share among all their meaningful words. */
export function questionLikeness(one: string, other: string): number {
  const [left, right] = [keywords(one), keywords(other)];
  if (left.size === 0 || right.size === 0) return 0;
  if (TURNS.test(fold(one)) !== TURNS.test(fold(other))) return 0;
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared / (left.size + right.size - shared);
}

const ALIKE = 0.6;

/**
 * "Tell us about a conflict" and "Describe a disagreement" are one question; experience in two things is two
 * questions.
 */
function ofSameFamily(asked: string, answers: readonly SavedAnswer[]): SavedAnswer | undefined {
  const family = familyOf(asked);
  if (family === null || familyFacts(family).isOfThing) return undefined;
  return answers.find(({ question }) => familyOf(question) === family);
}

/**
 * The saved answer to the most similar question if it is similar enough, else an answer of the same question family;
 * of equally similar ones the first. A private question gets none. decision: D-88.
 */
export function findAnswer(asked: string, answers: readonly SavedAnswer[]): SavedAnswer | undefined {
  if (isPrivateQuestion(asked)) return undefined;
  let best: SavedAnswer | undefined;
  let most = 0;
  for (const one of answers) {
    const likeness = questionLikeness(asked, one.question);
    if (likeness < ALIKE || likeness <= most) continue;
    best = one;
    most = likeness;
  }
  return best ?? ofSameFamily(asked, answers);
}

/** The answers that may be proposed on a form: those for its job first, then those for any job, never another job's. */
export function answersFor<Kept extends SavedAnswer & { applicationId: string | null }>(
  answers: readonly Kept[],
  applicationId: string | undefined,
): Kept[] {
  const own = answers.filter((one) => one.applicationId !== null && one.applicationId === applicationId);
  return [...own, ...answers.filter((one) => one.applicationId === null)];
}
