import { type FoundTerm, findTermsIn } from "#shared/engine/vocabulary/terms/find-terms.ts";
import { type Token, tokenise } from "#shared/engine/words/tokenise.ts";
import type { UnsupportedClaim } from "./claim.ts";
import type { FactSources, SourceLine } from "./fact-sources.ts";
import { readStatement, type Statement } from "./frames/statement.ts";
import { readDates, readNumbers, type WrittenDate, type WrittenNumber } from "./read-numbers.ts";

/** The ad's employer and job title: a letter may name them as its target, and as nothing else. */
export interface Target {
  company?: string;
  title?: string;
  /** The person whom the letter greets. It is given, so it needs no check. */
  contact?: string;
  /** The reference number of the ad. It is given, so it needs no check. */
  reference?: string;
}

/** What one output line may lean on. */
export interface Scope {
  sources: FactSources;
  /** Lines whose names, skills and dates may be used here: the entry's own and those of no entry. */
  lines: readonly SourceLine[];
  /** Lines whose numbers may be used here. */
  counted: readonly SourceLine[];
  /** Lines that limit the wording: how strong the claim may be. */
  wording: readonly SourceLine[];
  /** Work entries the line is about; undefined when it is about none in particular. */
  entries?: readonly number[];
  education?: number;
  target?: Target;
  /** `YYYY-MM-DD`; with it, years that the dates of the roles add up to are known. */
  asOf?: string;
  /** A sentence of a letter: it may speak of the reader, of the ad and of itself. */
  isLetter?: boolean;
  /** A greeting or reference line of a letter: names and numbers are given. */
  isSlot?: boolean;
}

/** A stretch of a text, end exclusive. */
export interface Stretch {
  start: number;
  end: number;
}

/** An output line, read for its claims. */
export interface ClaimLine {
  text: string;
  tokens: readonly Token[];
  /** All words as one lower-case phrase. */
  phrase: string;
  terms: readonly FoundTerm[];
  dates: readonly WrittenDate[];
  numbers: readonly WrittenNumber[];
  /** By token position: whether a check has covered the token. */
  checked: boolean[];
  /** Stretches that a check has proven as a whole: contacts, years, awards. */
  settled: Stretch[];
  /** Token positions of what a letter is given: slots, and words about the reader. */
  given: Set<number>;
  /** Ids of the lines that it was made from. */
  origin: Set<string>;
  /** Its words and figures, read for the frames. */
  statement: Statement;
  /** Ids of the sources that support the line. */
  facts: Set<string>;
}

/** One kind of check: the first claim that the scope does not support. */
export type Check = (line: ClaimLine, scope: Scope) => UnsupportedClaim | undefined;

export function readClaimLine(text: string): ClaimLine {
  const tokens = tokenise(text);
  const dates = readDates(text);
  const checked = tokens.map((token) =>
    dates.some((date) => token.start >= date.start && token.end <= date.end),
  );
  return {
    text,
    tokens,
    phrase: tokens.map((token) => token.low).join(" "),
    terms: findTermsIn(text, tokens),
    dates,
    numbers: readNumbers(text).filter(
      (one) => !dates.some((date) => one.start >= date.start && one.end <= date.end),
    ),
    checked,
    settled: [],
    given: new Set(),
    origin: new Set(),
    statement: readStatement(text, tokens, dates),
    facts: new Set(),
  };
}

/** Marks the words of a part of the text as checked. */
export function markChecked(line: ClaimLine, start: number, end: number): void {
  line.tokens.forEach((token, at) => {
    if (token.start < end && token.end > start) line.checked[at] = true;
  });
}

/** Marks a part of the text as checked and supported. */
export function settle(line: ClaimLine, start: number, end: number): void {
  markChecked(line, start, end);
  line.settled.push({ start, end });
}

/** The first line that satisfies the test; its id is noted as a fact of the claim. */
export function supportedBy(
  line: ClaimLine,
  lines: readonly SourceLine[],
  test: (source: SourceLine) => boolean,
): boolean {
  const source = lines.find(test);
  if (source !== undefined) line.facts.add(source.id);
  return source !== undefined;
}
