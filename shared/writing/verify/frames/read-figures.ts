import { gap } from "#shared/engine/words/tokenise.ts";
import { nounLike, timeUnits } from "../lexicon/small-words.ts";
import type { WrittenDate, WrittenNumber } from "../read-numbers.ts";
import type { Word } from "./word.ts";

export type Bound =
  | "exact"
  | "over"
  | "at least"
  | "up to"
  | "under"
  | "nearly"
  | "about"
  | "range start"
  | "range end";

/** A figure and what it counts: "up to 12 refrigerated trailers per shift". */
export interface Figure {
  value: number;
  unit: WrittenNumber["unit"];
  bound: Bound;
  /** The counted noun and the words before it; empty for money and shares. */
  counted: readonly Word[];
  /** "team" of "a team of seven". */
  group: Word | undefined;
  /** "week" of "about $8,000 a week", as a unit. */
  rate: string | undefined;
  /** The word before it: "by 27%" is a change, "to 27%" its result. */
  lead: string;
  start: number;
  end: number;
  /** Start and end of the figure with the words of its bound. */
  from: number;
  to: number;
  part: number;
}

const before: readonly (readonly [Bound, RegExp])[] = [
  [
    "up to",
    /\b(?:up to|at most|as many as|as much as|no more than|a maximum of|maximum|within|inside)\s+(?:an? |the )?\W{0,2}$/i,
  ],
  ["at least", /\b(?:at least|no (?:fewer|less) than|a minimum of|minimum)\s+\W{0,2}$/i],
  ["over", /\b(?:over|more than|above|exceeding|in excess of|upwards of|beyond)\s+\W{0,2}$/i],
  ["under", /\b(?:under|less than|fewer than|below)\s+\W{0,2}$/i],
  ["nearly", /\b(?:nearly|almost|close to|just under)\s+\W{0,2}$/i],
  ["about", /(?:\b(?:about|around|approximately|roughly|some|circa|approx\.?|estimated)\s+|~\s?)\W{0,2}$/i],
];
const after: readonly (readonly [Bound, RegExp])[] = [
  ["at least", /^\s?(?:\+|plus\b|or more\b)/i],
  ["up to", /^\s(?:or (?:fewer|less)|at most)\b/i],
];

const reach = 24;

function boundOf(text: string, number: WrittenNumber): { bound: Bound; from: number; to: number } {
  const lead = text.slice(Math.max(0, number.start - reach), number.start);
  for (const [bound, pattern] of before) {
    const found = pattern.exec(lead);
    if (found !== null) return { bound, from: number.start - found[0].length, to: number.end };
  }
  const tail = text.slice(number.end, number.end + reach);
  for (const [bound, pattern] of after) {
    const found = pattern.exec(tail);
    if (found !== null) return { bound, from: number.start, to: number.end + found[0].length };
  }
  return { bound: "exact", from: number.start, to: number.end };
}

/** "14 to 18", "1-3", "between 4 and 6"; "from 34% to 29%" is a change, "years 3 and 4" are two. */
function isRange(text: string, first: WrittenNumber, second: WrittenNumber): boolean {
  const between = text.slice(first.end, second.start);
  const lead = text.slice(Math.max(0, first.start - 9), first.start);
  if (/^\s*(?:to|[-–])\s*\$?$/i.test(between)) return !/\bfrom\s+\$?$/i.test(lead);
  return /^\s+and\s+\$?$/i.test(between) && /\bbetween\s+\$?$/i.test(lead);
}

const most = 5;
const phraseGap = ~(gap.joined | gap.dash);
const startGap = gap.comma | gap.semicolon | gap.stop | gap.open | gap.close;

/** True if the word ends the noun phrase: a break, a function word, a verb, a quantifier, "daily". */
function endsPhrase(word: Word, hasBegun: boolean): boolean {
  if ((word.gap & (hasBegun ? phraseGap : startGap)) !== 0) return true;
  if (/^(?:all|every|any|both|each)\b/.test(word.low) || (word.isSmall && !nounLike.has(word.low)))
    return true;
  return hasBegun && (isNoNoun(word) || (timeUnits.has(word.low) && word.low.endsWith("ly")));
}

/** The noun phrase after a figure: "refrigerated trailers", "permanent and casual employees". */
function countedAfter(words: readonly Word[], end: number): Word[] {
  const from = words.findIndex((word) => word.start >= end);
  const counted: Word[] = [];
  for (let at = from; at !== -1 && at < words.length && counted.length < most; at += 1) {
    const [word, next] = [words[at], words[at + 1]];
    if (word === undefined) break;
    const isPair = word.low === "and" && counted.length === 1 && next?.isSmall === false && !next.isVerb;
    if (isPair) continue;
    if (endsPhrase(word, counted.length > 0)) break;
    counted.push(word);
    // "a 26-lawyer firm" counts lawyers.
    if (at === from && word.start === end + 1 && (word.gap & gap.dash) !== 0) break;
  }
  return counted;
}

const isNoNoun = (word: Word) => word.isVerb && /(?:ing|ed)$/.test(word.low) && word.low.length > 5;

const rates =
  /(?:\b(?:an?|per|each|every)\s|\/\s?)(hour|day|night|shift|week|fortnight|month|quarter|year|annum|minute|morning|afternoon|season|term)\b|\b(hourly|daily|nightly|weekly|fortnightly|monthly|quarterly|yearly|annually|annual)\b/gi;

/** Units that a text uses as a rate: "a week", "every week" or "weekly". */
export function ratesOf(text: string): Set<string> {
  return new Set(
    [...text.matchAll(rates)].flatMap(
      (match) => timeUnits.get((match[1] ?? match[2] ?? "").toLowerCase()) ?? [],
    ),
  );
}

function rateOf(text: string, end: number): string | undefined {
  const tail = text.slice(end, end + 60);
  const found =
    /^(?:[\s%]|[\w'’-]+\s){0,6}?(?:(?:\b(?:an?|per|each|every)\s|\/\s?)(hour|day|night|shift|week|fortnight|month|quarter|year|annum|minute|morning|season|term)\b|\b(hourly|daily|nightly|weekly|fortnightly|monthly|quarterly|yearly|annually)\b)/i.exec(
      tail,
    );
  const unit = (found?.[1] ?? found?.[2])?.toLowerCase();
  return unit === undefined ? undefined : timeUnits.get(unit);
}

/** "of 7" counts the group named before the "of". */
function groupBefore(words: readonly Word[], at: number): Word | undefined {
  const group = words[at - 1]?.low === "of" ? words[at - 2] : undefined;
  return group?.isSmall === true ? undefined : group;
}

function readFigure(
  text: string,
  words: readonly Word[],
  plain: readonly WrittenNumber[],
  n: number,
): Figure[] {
  const [previous, number, next] = [plain[n - 1], plain[n], plain[n + 1]];
  if (number === undefined) return [];
  const { bound, from, to } = boundOf(text, number);
  const isFirst = next !== undefined && isRange(text, number, next);
  const isLast = previous !== undefined && isRange(text, previous, number);
  const behind = isFirst ? next.end : to;
  const at = words.findIndex((word) => word.end > Math.min(from, number.start));
  const { value, unit, start, end } = number;
  return [
    {
      value,
      unit,
      bound: isFirst ? "range start" : isLast ? "range end" : bound,
      counted: unit === "" ? countedAfter(words, behind) : [],
      group: groupBefore(words, at),
      rate: rateOf(text, behind),
      lead: words[at - 1]?.low ?? "",
      start,
      end,
      from,
      to,
      part: words[Math.max(0, at)]?.part ?? 0,
    },
  ];
}

/** The figures of a statement without its dates, each with its bound, what it counts and its rate. Linear. */
export function readFigures(
  text: string,
  words: readonly Word[],
  numbers: readonly WrittenNumber[],
  dates: readonly WrittenDate[],
): Figure[] {
  const plain = numbers.filter(
    (one) =>
      // "12d Model" and "3rd" are names.
      !/\p{L}/u.test(text[one.end] ?? "") &&
      !dates.some((date) => one.start >= date.start && one.end <= date.end),
  );
  return plain.flatMap((_, n) => readFigure(text, words, plain, n));
}
