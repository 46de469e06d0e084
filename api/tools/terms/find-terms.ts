import { type Place, places, type Term, type TermRule } from "./term-list.ts";
import type { TextPiece } from "./text-piece.ts";

/** A banned term in the project. */
export interface Violation {
  place: Place;
  file: string;
  line: number;
  term: string;
  say: string;
  /** The words as written. */
  found: string;
}

interface Found {
  term: Term;
  start: number;
  end: number;
}

/** Whole words only: "warehouse" and "household" hold no "house". */
function anyOf(words: readonly string[]): RegExp {
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const patterns = longestFirst.map((one) => one.replaceAll("'", "['’]").replaceAll(" ", "[\\s-]+"));
  return new RegExp(`(?<!\\w)(?:${patterns.join("|")})(?!\\w)`, "gi");
}

function rangesOf(pattern: RegExp, text: string): { start: number; end: number }[] {
  return [...text.matchAll(pattern)].map((one) => ({ start: one.index, end: one.index + one[0].length }));
}

function compileRule(term: Term, rule: TermRule): (piece: TextPiece) => Found[] {
  const banned = anyOf(rule.words);
  const ordinary = rule.unless === undefined ? undefined : anyOf(rule.unless);
  return ({ file, text }) => {
    if (rule.notUnder?.some((folder) => file.startsWith(folder))) return [];
    const ranges = rangesOf(banned, text);
    if (ranges.length === 0) return [];
    const allowed = ordinary === undefined ? [] : rangesOf(ordinary, text);
    return ranges
      .filter((one) => !allowed.some((other) => other.start <= one.start && one.end <= other.end))
      .map((one) => ({ term, ...one }));
  };
}

/** Of overlapping terms only the longest counts, because its replacement is the most exact. */
function withoutOverlaps(found: readonly Found[]): Found[] {
  const taken: Found[] = [];
  for (const one of [...found].sort((a, b) => b.end - b.start - (a.end - a.start)))
    if (!taken.some((other) => one.start < other.end && other.start < one.end)) taken.push(one);
  return taken.sort((a, b) => a.start - b.start);
}

/** Compiles a list once. @returns a function that finds the banned terms of one text, in order */
export function createTermFinder(terms: readonly Term[]): (piece: TextPiece) => Violation[] {
  const rules = terms.flatMap((term) => term.where.map((rule) => ({ term, rule })));
  const byPlace = new Map(
    places.map((place) => {
      const ofPlace = rules.filter(({ rule }) => rule.in.includes(place));
      const words = ofPlace.flatMap(({ rule }) => rule.words);
      return [place, { ofPlace: ofPlace.map(({ term, rule }) => compileRule(term, rule)), words }];
    }),
  );
  // Most texts have no banned word, which one pattern over all words shows quickly.
  const quick = new Map(
    [...byPlace].map(([place, { words }]) => [place, anyOf(words.length > 0 ? words : ["\0"])]),
  );
  return (piece) => {
    if (piece.text.search(quick.get(piece.place) ?? /$^/) < 0) return [];
    const found = (byPlace.get(piece.place)?.ofPlace ?? []).flatMap((find) => find(piece));
    return withoutOverlaps(found).map(({ term, start, end }) => ({
      place: piece.place,
      file: piece.file,
      line: piece.line + piece.text.slice(0, start).split("\n").length - 1,
      term: term.term,
      say: term.say,
      found: piece.text.slice(start, end).replaceAll(/\s+/g, " "),
    }));
  };
}
