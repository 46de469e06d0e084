import { readClauses } from "./frames/clauses.ts";
import {
  claimsAlike,
  connectives,
  isAboutReader,
  isAim,
  referencePattern,
  talkWords,
} from "./frames/letter-talk.ts";
import { latestWords, periodWords, roleWords, targetWords } from "./frames/role-words.ts";
import type { Statement } from "./frames/statement.ts";
import type { Word } from "./frames/word.ts";
import { type ClaimLine, markChecked, type Scope } from "./scope.ts";

/** Marks the words of a letter's sentence that need no check: slots of the job, and what it says about the reader. */
export function markGiven(line: ClaimLine, scope: Scope): void {
  if (scope.isLetter !== true) return;
  const { words, text } = line.statement;
  const mark = (word: Word) => {
    markChecked(line, word.start, word.end);
    for (let at = word.first; at < word.last; at += 1) line.given.add(at);
  };
  for (const word of targetWords(words, scope.target ?? {})) mark(word);
  for (const match of text.matchAll(referencePattern))
    markChecked(line, match.index, match.index + match[0].length);
  const isPlain = (word: Word) => !/\p{Lu}/u.test(text.slice(word.start, word.end)) && !/^\d/.test(word.low);
  const about = claimsAlike(text)
    ? []
    : readClauses(line.statement).filter((clause, n) => isAboutReader(clause, n === 0));
  for (const word of [...talkWords(words, text), ...about.flat()].filter(isPlain)) mark(word);
}

/** Titles and places of the role, placeholders of the letter, and numbers that another check has verified. */
export function excusedWords(claimed: Statement, line: ClaimLine, scope: Scope): Set<Word> {
  const { words, text } = claimed;
  const excused = new Set(roleWords(words, scope.sources.model, scope.entries));
  const add = (more: ReadonlySet<Word>) => {
    for (const word of more) excused.add(word);
  };
  add(periodWords(claimed, scope.sources.model, scope.entries));
  add(latestWords(claimed, scope.sources.model, scope.entries));
  if (scope.isLetter === true) {
    add(talkWords(words, text));
    add(connectives(words, text));
    const slots = targetWords(words, scope.target ?? {});
    if (!isOwnTitle(text, scope)) add(slots);
    for (const match of text.matchAll(referencePattern))
      add(
        new Set(
          words.filter((word) => word.start >= match.index && word.end <= match.index + match[0].length),
        ),
      );
  }
  const isSettled = (word: Word) =>
    line.settled.some((one) => word.start >= one.start && word.end <= one.end);
  add(new Set(words.filter(isSettled)));
  return excused;
}

/** "As Store Manager at Salamanca Outfitters, I open the store": claims the ad's title as the person's own. */
function isOwnTitle(text: string, { entries }: Scope): boolean {
  return (
    entries !== undefined && /\b(?:as|was|am|been)\b/i.test(text) && /\b(?:I|my)\b/.test(text) && !isAim(text)
  );
}
