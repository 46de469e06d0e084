/**
 * The parts of written dates: digits, month names, seasons, words for "until now" and what joins two dates.
 * Offsets count UTF-16 units of the text.
 */

export type DateTokenKind =
  | "year"
  | "short-year"
  | "number"
  | "month"
  | "season"
  | "quarter"
  | "half"
  | "term"
  | "financial-year"
  | "qualifier"
  | "present"
  | "since"
  | "until"
  | "onwards"
  | "dash"
  | "to"
  | "up"
  | "slash"
  | "dot"
  | "comma"
  | "open"
  | "close"
  | "bar"
  | "day"
  | "other";

export interface DateToken {
  kind: DateTokenKind;
  /** Year, month (1 to 12), quarter, plain number or `longDash`, by kind; 0 where there is none. */
  value: number;
  from: number;
  to: number;
  /** Blanks are before it. */
  spaced: boolean;
  /** Three blanks or a tab are before it: another column. */
  isColumn: boolean;
  /** Two blanks or more are before it. */
  isApart: boolean;
}

const english = "january february march april may june july august september october november december".split(
  " ",
);
const spanish =
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");
const french = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(
  " ",
);
const german = "januar februar märz april mai juni juli august september oktober november dezember".split(
  " ",
);

/** Month by its full name, its three letters, and the usual longer cuts ("sept"). */
const months = new Map<string, number>([
  ...english.flatMap((name, at): [string, number][] => [
    [name, at + 1],
    [name.slice(0, 3), at + 1],
  ]),
  ...[spanish, french, german].flatMap((names) => names.map((name, at): [string, number] => [name, at + 1])),
  ["sept", 9],
  ["janu", 1],
  ["febr", 2],
  ["ene", 1],
  ["abr", 4],
  ["ago", 8],
  ["dic", 12],
]);

const seasons = new Set(
  "spring summer autumn fall winter easter christmas advent xmas summers winters".split(" "),
);

const wordKinds: Readonly<Record<string, DateTokenKind>> = {
  present: "present",
  current: "present",
  currently: "present",
  now: "present",
  ongoing: "present",
  today: "present",
  date: "present",
  day: "day",
  still: "present",
  pres: "present",
  heute: "present",
  aujourd: "present",
  actualidad: "present",
  actual: "present",
  presente: "present",
  hoy: "present",
  up: "up",
  since: "since",
  from: "since",
  desde: "since",
  depuis: "since",
  seit: "since",
  until: "until",
  till: "until",
  til: "until",
  hasta: "until",
  bis: "until",
  to: "to",
  through: "to",
  thru: "to",
  onward: "onwards",
  onwards: "onwards",
  on: "onwards",
  early: "qualifier",
  mid: "qualifier",
  late: "qualifier",
  end: "qualifier",
  start: "qualifier",
  beginning: "qualifier",
  about: "qualifier",
  around: "qualifier",
  approx: "qualifier",
  circa: "qualifier",
  season: "qualifier",
  seasons: "qualifier",
  vintage: "qualifier",
  harvest: "qualifier",
  term: "term",
  terms: "term",
  semester: "term",
  fy: "financial-year",
};

const signKinds: Readonly<Record<string, DateTokenKind>> = {
  "/": "slash",
  ".": "dot",
  ",": "comma",
  "(": "open",
  "[": "open",
  ")": "close",
  "]": "close",
  "|": "bar",
  "-": "dash",
  "\u2010": "dash",
  "\u2011": "dash",
  "\u2012": "dash",
  "\u2013": "dash",
  "\u2014": "dash",
  "\u2015": "dash",
  "\u2212": "dash",
  "~": "dash",
  "\u2192": "dash",
  ">": "dash",
};

const piece = /['\u2019\u2018]?\d+|\p{L}[\p{L}\p{M}]*|[^\s]/gu;

/** Two digits of a year: those of the next decade belong to this century. */
export function fullYear(short: number): number {
  return short < 60 ? 2000 + short : 1900 + short;
}

function numberToken(text: string): [DateTokenKind, number] {
  const digits = text.replace(/^\D/, "");
  const value = Number(digits);
  if (digits.length === 4 && value >= 1940 && value <= 2049) return ["year", value];
  if (digits.length === 2 && digits !== text) return ["short-year", fullYear(value)];
  return digits.length <= 2 ? ["number", value] : ["other", 0];
}

/** "Q3", "3Q", "FY22", "H1": a letter and digits written as one word come as two pieces and are joined here. */
const joinedKinds: Readonly<Record<string, DateTokenKind>> = {
  q: "quarter",
  fy: "financial-year",
  h: "half",
};
const ordinal = new Set(["st", "nd", "rd", "th"]);

/** The long dashes and arrows between two dates; never part of one date, as a hyphen may be. */
export const longDash = 1;
const longDashes = "–—―→>";

function classify(text: string): [DateTokenKind, number] {
  if (/\d$/.test(text)) return numberToken(text);
  const low = text.toLowerCase();
  const month = months.get(low);
  if (month !== undefined) return ["month", month];
  if (seasons.has(low)) return ["season", 0];
  const sign = signKinds[text];
  if (sign === "dash") return ["dash", longDashes.includes(text) ? longDash : 0];
  return [wordKinds[low] ?? sign ?? "other", 0];
}

/** The text as tokens of dates, in order; everything else is `other`. Linear. */
export function dateTokens(text: string): DateToken[] {
  const tokens: DateToken[] = [];
  let end = 0;
  for (const match of text.matchAll(piece)) {
    const from = match.index;
    const to = from + match[0].length;
    const spaced = from > end;
    const blanks = text.slice(end, from);
    const isColumn = spaced && /\t| {3}/.test(blanks);
    const before = tokens.at(-1);
    end = to;
    const low = match[0].toLowerCase();
    const joined = joinedKinds[low];
    if (!spaced && before !== undefined) {
      if (ordinal.has(low) && before.kind === "number") {
        before.to = to;
        continue;
      }
      if (low === "q" && before.kind === "number" && before.value <= 4) {
        tokens[tokens.length - 1] = { ...before, kind: "quarter", to };
        continue;
      }
      if (/^\d+$/.test(low) && (before.kind === "quarter" || before.kind === "half") && before.value === 0) {
        tokens[tokens.length - 1] = { ...before, value: Number(low), to };
        continue;
      }
    }
    const [kind, value] = joined === undefined ? classify(match[0]) : [joined, 0];
    tokens.push({ kind, value, from, to, spaced, isColumn, isApart: isColumn || blanks.length > 1 });
  }
  return tokens;
}
