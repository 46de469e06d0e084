import { findTermsIn } from "#shared/engine/vocabulary/terms/find-terms.ts";
import { tokenise } from "#shared/engine/words/tokenise.ts";
import type { SourceLine } from "../fact-sources.ts";
import { isWorkVerb, shownWords } from "../lexicon/shows.ts";
import { timeUnits } from "../lexicon/small-words.ts";
import { ratesOf } from "./read-figures.ts";
import { readStatement, type Statement } from "./statement.ts";
import type { Word } from "./word.ts";

/** One line of the person, prepared for the comparison with a claim. */
export interface SourceFrame extends Statement {
  line: SourceLine;
  /** Each word that the line shows (see `shownWords`), with the words that show it. */
  shown: ReadonlyMap<string, readonly Word[]>;
  /** Units of time in the line. */
  units: ReadonlySet<string>;
  /** Units of rates: "a week", "weekly". */
  rates: ReadonlySet<string>;
  /** Tools, which may be named without a noun. */
  named: ReadonlySet<Word>;
  /** Terms of the vocabulary in the line, with their words. */
  terms: readonly { id: string; words: readonly Word[] }[];
  /** True if it names a licence, check or qualification. */
  hasCredential: boolean;
  /** First letters of its words, to match "UAT" with "user acceptance testing". */
  initials: string;
  /** Its words in capitals, such as "BAS". */
  acronyms: readonly string[];
  /** Keys of its verbs. */
  verbs: ReadonlySet<string>;
}

const frames = new WeakMap<SourceLine, SourceFrame>();

function readFrame(line: SourceLine): SourceFrame {
  const statement = readStatement(line.text);
  const shown = new Map<string, Word[]>();
  const found = findTermsIn(line.text, tokenise(line.text)).map(({ term, start, end }) => ({
    id: term.id,
    isCredential: term.kind === "licence" || term.kind === "qualification",
    // An acronym may also be named without a noun: "CI/CD pipeline".
    isTool: term.kind === "tool" || /^[\p{Lu}/\d]{2,}$/u.test(line.text.slice(start, end)),
    words: statement.words.filter((word) => word.start >= start && word.end <= end),
  }));
  for (const word of statement.words) {
    for (const key of shownWords(word.key)) {
      const held = shown.get(key);
      if (held === undefined) shown.set(key, [word]);
      else held.push(word);
    }
  }
  return {
    ...statement,
    line,
    shown,
    units: new Set(statement.words.flatMap((word) => timeUnits.get(word.low) ?? [])),
    rates: ratesOf(line.text),
    named: new Set(found.filter((one) => one.isTool).flatMap((one) => one.words)),
    terms: found,
    hasCredential: found.some((one) => one.isCredential),
    initials: statement.words.map((word) => word.low[0] ?? "").join(""),
    acronyms: statement.words
      .filter(({ start, end }) => /^[A-Z]{2,6}$/.test(line.text.slice(start, end)))
      .map(({ low }) => low),
    verbs: new Set(
      statement.words.filter((word) => word.isVerb || isWorkVerb(word.key)).map((word) => word.key),
    ),
  };
}

/** The frame of a line of the person, computed on first use. */
export function sourceFrame(line: SourceLine): SourceFrame {
  const known = frames.get(line);
  if (known !== undefined) return known;
  const frame = readFrame(line);
  frames.set(line, frame);
  return frame;
}
