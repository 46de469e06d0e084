import { findNamedKnockOuts } from "../knock-outs/find-knock-outs.ts";
import { findTermsIn } from "../vocabulary/terms/find-terms.ts";
import { isActionHere } from "../words/action-verbs.ts";
import type { Token } from "../words/tokenise.ts";
import type { AdUnit } from "./ad-units.ts";
import { findCues } from "./cue-words.ts";
import { isRefusal } from "./refusals.ts";

function bucket(value: number, edges: readonly number[]): number {
  let at = 0;
  while (at < edges.length && value > (edges[at] ?? 0)) at += 1;
  return at;
}

const ends = /[.!?:;,)]["'\u2019\u201D]*\s*$/;

function endOf(text: string, { start, end }: AdUnit): string {
  return (
    ends
      .exec(text.slice(Math.max(start, end - 4), end))?.[0]
      ?.trim()
      .slice(0, 1) ?? "letter"
  );
}

const isCapital = (text: string, { start }: Token) => /\p{Lu}/u.test(text[start] ?? "");

/** Share of words with a capital, in thirds; 4 for capitals throughout. */
function capitals(text: string, unit: AdUnit): number {
  const written = text.slice(unit.start, unit.end);
  if (written.length > 3 && written === written.toUpperCase() && written !== written.toLowerCase()) return 4;
  const count = unit.tokens.filter((token) => isCapital(text, token)).length;
  return bucket(count / Math.max(1, unit.tokens.length), [0.01, 0.34, 0.67]);
}

const longestHeading = 9;

/** A short line of its own without a stop, or a line that ends in a colon: what is below it may be its list. */
export function looksLikeHeading(text: string, unit: AdUnit, next: AdUnit | undefined): boolean {
  const end = endOf(text, unit);
  if (end === ":") return unit.tokens.length <= 24;
  if (unit.mark !== "" || unit.ofLine > 1 || unit.tokens.length > longestHeading) return false;
  if (end !== "letter" && end !== "?" && end !== ")" && end !== "!") return false;
  return unit.gapBefore || next === undefined || next.mark !== "" || next.gapBefore || end === "?";
}

const number = /^\d[\d,.]*$/;

/** A word as the features have it: numbers are one word. */
function wordOf({ low, stem }: Token): string {
  return number.test(low) ? "#" : stem;
}

const kindsOf: readonly (readonly [string, RegExp])[] = [
  ["money", /[$\u20ac\u00a3] ?\d/],
  ["mail", /[\w.]@\w/],
  ["link", /\bhttps?:|\bwww\./i],
  ["phone", /\(?0\d\)? ?\d{4} ?\d{4}|\b04\d\d ?\d{3} ?\d{3}\b|\b1[38]00 ?\d{3} ?\d{3}\b/],
  ["years", /\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|ten)\+? ?(?:\(\d+\) ?)?(?:years?|yrs)\b/i],
  [
    "day",
    /\b\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b\d{1,2}\/\d{1,2}\/\d{2,4}/i,
  ],
  ["time", /\b\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\b/i],
];

/** Which words of the unit say how much something is asked for. */
function cuesOf({ tokens }: AdUnit): string[] {
  return [...new Set(findCues(tokens).map(({ level, literal }) => `${level}${literal ? "!" : ""}`))];
}

/** What the words of the unit are, by the term lists. */
function termFeatures(text: string, unit: AdUnit): string[] {
  const kinds = new Set(findTermsIn(text, unit.tokens).map(({ term }) => term.kind));
  const named = new Set(findNamedKnockOuts(text, unit.tokens).map(({ kind }) => kind));
  const cues = cuesOf(unit);
  const [first, second, third] = unit.tokens;
  const verbs = [first, second, third].flatMap((token, at) =>
    isActionHere(token) ? [`verb=${at}`, `verb=${at}${token?.low.slice(-3)}`] : [],
  );
  return [
    ...verbs,
    ...cues.map((cue) => `cue=${cue}`),
    ...[...kinds].map((kind) => `term=${kind}`),
    ...[...named].map((kind) => `named=${kind}`),
  ];
}

/** Form of a unit: its neighbours see it, too. */
function formOf(text: string, unit: AdUnit): string {
  const size = bucket(unit.tokens.length, [2, 4, 8, 16, 30]);
  return `${unit.mark === "" ? "" : "m"}${size}${endOf(text, unit)}${unit.ofLine > 1 ? "s" : ""}`;
}

/** First words and form of a unit, for itself and its neighbours. */
function openingOf(unit: AdUnit): [string, string] {
  const [first, second] = unit.tokens;
  const one = first === undefined ? "" : first.low;
  return [one, `${one} ${second?.low ?? ""}`];
}

function wordFeatures(unit: AdUnit): string[] {
  const words = unit.tokens.slice(0, 60).map(wordOf);
  const lows = unit.tokens.slice(0, 60).map(({ low }) => (number.test(low) ? "#" : low));
  const pairs = lows.slice(1).map((low, at) => `2:${lows[at]} ${low}`);
  return [...words.map((word) => `1:${word}`), ...pairs];
}

interface Head {
  at: number;
  words: readonly string[];
  /** What its words say of what the ad requires below: "must", "preferred". */
  cues: readonly string[];
}

function headFeatures(head: Head | undefined, at: number, unit: AdUnit, name: string): string[] {
  if (head === undefined) return [`${name}=none`];
  const far = bucket(at - head.at, [1, 3, 6, 10, 16]);
  const mark = unit.mark === "" ? "" : "m";
  return [
    `${name}-far=${far}`,
    ...head.words.map((word) => `${name}:${word}`),
    ...head.words.map((word) => `${name}${mark}${Math.min(far, 2)}:${word}`),
    `${name}=${head.words.join(" ")}`,
    ...head.cues.map((cue) => `${name}-cue=${cue}`),
  ];
}

/** What may be seen of each unit of an ad: its words and form, those of its neighbours, the headings above it. */
export function unitFeatures(text: string, units: readonly AdUnit[]): string[][] {
  let head: Head | undefined;
  let before: Head | undefined;
  const isHead = units.map((unit, at) => looksLikeHeading(text, unit, units[at + 1]));
  return units.map((unit, at) => {
    const [last, next] = [units[at - 1], units[at + 1]];
    const [one, two] = openingOf(unit);
    const own = unit.tokens;
    const features = [
      "bias",
      `form=${formOf(text, unit)}`,
      `mark=${unit.mark}`,
      `end=${endOf(text, unit)}`,
      `size=${bucket(own.length, [1, 2, 3, 5, 8, 12, 18, 26, 40])}`,
      `caps=${capitals(text, unit)}`,
      `small=${!isCapital(text, own[0] ?? ({ start: 0 } as Token))}`,
      `gap=${unit.gapBefore}`,
      `place=${Math.min(unit.place, 3)}/${Math.min(unit.ofLine, 4)}`,
      `part=${bucket(at / units.length, [0.1, 0.25, 0.5, 0.75, 0.9])}`,
      `first=${at === 0}`,
      `refused=${isRefusal(text.slice(unit.start, unit.end))}`,
      `head=${isHead[at]}`,
      `0:${one}`,
      `0:${two}`,
      `z:${own.at(-1)?.low ?? ""}`,
      `3:${own
        .slice(0, 3)
        .map(({ low }) => low)
        .join(" ")}`,
      ...wordFeatures(unit),
      ...termFeatures(text, unit),
      ...kindsOf.flatMap(([name, form]) =>
        form.test(text.slice(unit.start, unit.end)) ? [`has=${name}`] : [],
      ),
      ...headFeatures(head, at, unit, "h"),
      ...headFeatures(before, at, unit, "g"),
    ];
    for (const [name, near] of [
      ["<", last],
      [">", next],
    ] as const) {
      if (near === undefined) features.push(`${name}none`);
      else {
        const [nearOne, nearTwo] = openingOf(near);
        features.push(`${name}${formOf(text, near)}`, `${name}0:${nearOne}`, `${name}0:${nearTwo}`);
        features.push(`${name}same=${near.mark === unit.mark}/${unit.mark === ""}`);
      }
    }
    if (isHead[at] === true) {
      // A lead-in right below a heading does not replace it.
      if (head === undefined || at - head.at > 1) before = head;
      head = { at, words: own.slice(0, 8).map(wordOf), cues: cuesOf(unit) };
    }
    return features;
  });
}

/** Which border leads to a unit: within its line, to the next line, past an empty line, into or out of a list. */
export const stepKinds = 5;
export function stepOf(units: readonly AdUnit[], at: number): number {
  const [before, unit] = [units[at - 1], units[at]];
  if (unit === undefined || before === undefined) return 0;
  if (unit.place > 0) return 0;
  if ((unit.mark === "") !== (before.mark === "")) return unit.mark === "" ? 3 : 4;
  return unit.gapBefore ? 2 : 1;
}
