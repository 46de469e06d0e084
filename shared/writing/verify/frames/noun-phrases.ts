import { phraseBreaks } from "#shared/engine/words/tokenise.ts";
import { nounLike, timeUnits } from "../lexicon/small-words.ts";
import type { Statement } from "./statement.ts";
import type { Word } from "./word.ts";

/** A verb at the start of its part is not an adjective. */
function leads(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  return (
    before === undefined ||
    before.part !== words[at]?.part ||
    /^(?:i|and|to|also|was|were|been)$/.test(before.low)
  );
}

/** The words of the noun phrase that ends at `at`: those before it without a break, function word or verb between. */
export function modifiersOf(words: readonly Word[], at: number): Word[] {
  const found: Word[] = [];
  for (let back = at - 1; back >= 0 && found.length < 4; back -= 1) {
    const [word, next] = [words[back], words[back + 1]];
    if (word === undefined || next === undefined || (next.gap & phraseBreaks) !== 0) break;
    if (word.isSmall ? !nounLike.has(word.low) : word.isVerb && (!/ed$/.test(word.low) || leads(words, back)))
      break;
    if (/^\d/.test(word.low)) break;
    found.unshift(word);
  }
  return found;
}

/** The function word that introduces the phrase of a word. */
export function leadOf({ words }: Statement, at: number): string {
  let back = at - modifiersOf(words, at).length - 1;
  while (/^(?:the|a|an|my|our|its)$/.test(words[back]?.low ?? "")) back -= 1;
  return words[back]?.low ?? "";
}

/** A word of a figure or of its bound. */
export const isInFigure = ({ figures }: Statement, word: Word) =>
  figures.some((one) => word.start >= one.from && word.end <= one.to);

const isInDate = ({ dates }: Statement, word: Word) =>
  dates.some((date) => word.start < date.end && word.end > date.start);

/** The noun phrases of a line: adjacent words, separated by verbs and function words. A date is not part of one. */
export function phrasesOf(frame: Statement): Word[][] {
  const phrases: Word[][] = [];
  let open: Word[] = [];
  const close = () => {
    if (open.length > 0) phrases.push(open);
    open = [];
  };
  for (const word of frame.words) {
    const isBreak = (word.gap & phraseBreaks) !== 0;
    const isVerb = word.isVerb && !nounLike.has(word.low) && (open.length === 0 || !/ed$/.test(word.low));
    if (isBreak) close();
    const isSmall = word.isSmall && (!nounLike.has(word.low) || open.length === 0);
    if (isSmall || isVerb || /^\d/.test(word.low) || isInFigure(frame, word) || isInDate(frame, word))
      close();
    else open.push(word);
  }
  close();
  return phrases;
}

const adverb = /(?:ly|wards?)$|^(?:alone|together|solo|once|twice|only|daily|online|abroad|overseas)$/;
/** Words after the head of a phrase: when, how and how often. */
export const isTail = (word: Word) =>
  word.low === "one" ||
  adverb.test(word.low) ||
  timeUnits.has(word.low) ||
  word.isSmall ||
  /ed$/.test(word.low);
