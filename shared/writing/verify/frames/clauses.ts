import { gap } from "#shared/engine/words/tokenise.ts";
import type { Statement } from "./statement.ts";
import type { Word } from "./word.ts";

const isDone = (word: Word) => word.isVerb && !/ing$/.test(word.low);
const hardEnd = gap.semicolon | gap.stop | gap.newline;
const connecting = new Set(["and", "but", "so", "then", "while", "where"]);

/** A clause begins after a semicolon, and before "and" or a comma that leads to another action. */
function startsClause(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined || at === 0) return false;
  if ((word.gap & hardEnd) !== 0) return true;
  const isComma = (word.gap & gap.comma) !== 0;
  const isJoined = connecting.has(word.low);
  if (!isComma && !isJoined) return false;
  const next = words.slice(isJoined ? at + 1 : at, at + 5);
  const subject = next.findIndex((one) => /^(?:i|we|my|our|you|your)$/.test(one.low));
  if (subject !== -1 && next.slice(0, subject).every((one) => one.isSmall)) return true;
  if (/^(?:which|who|that)$/.test(word.low)) return false;
  const verb = next.find((one) => !one.isSmall);
  return verb !== undefined && isDone(verb) && (isJoined || isComma) && !/^to$/.test(word.low);
}

const hasMatter = (words: readonly Word[]) => words.some((word) => !word.isSmall && !word.isVerb);
const hasVerb = (words: readonly Word[]) =>
  words.some((word) => isDone(word) || /^(?:was|were|am|is|are|had|you|your)$/.test(word.low));

/**
 * Splits a statement into clauses, one for each action. "Install and test switchboards" is one clause, because both
 * verbs share their object. Words before the first verb belong to the first clause.
 */
export function readClauses({ words }: Statement): Word[][] {
  const clauses: Word[][] = [];
  let open: Word[] = [];
  for (const [at, word] of words.entries()) {
    const isEnd = (word.gap & hardEnd) !== 0;
    if (open.length > 0 && startsClause(words, at) && (isEnd || (hasMatter(open) && hasVerb(open)))) {
      clauses.push(open);
      open = [];
    }
    open.push(word);
  }
  if (open.length > 0) clauses.push(open);
  return clauses;
}

/** The items of a list without verbs: parts between commas, "and", slashes and brackets. */
export function readItems(words: readonly Word[]): Word[][] {
  const items: Word[][] = [];
  let open: Word[] = [];
  const stop = gap.comma | gap.semicolon | gap.slash | gap.open | gap.close | gap.colon | gap.mark | gap.stop;
  for (const word of words) {
    if (open.length > 0 && ((word.gap & stop) !== 0 || /^(?:and|or|plus)$/.test(word.low))) {
      items.push(open);
      open = [];
    }
    open.push(word);
  }
  if (open.length > 0) items.push(open);
  return items;
}
