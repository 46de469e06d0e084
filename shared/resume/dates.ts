import { monthNames } from "#shared/domain/dates.ts";

/** A date range found in a line, as `YYYY` / `YYYY-MM` / "present", with its place in the text. */
export interface DateRange {
  startDate: string;
  endDate?: string;
  from: number;
  to: number;
  /** How the dates were written: mixed styles are READ issue F8. */
  style: "month" | "number" | "year";
}

export interface FoundDates {
  range?: DateRange;
  /** A lone date where no range stands. */
  single?: { date: string; from: number; to: number };
}

/** Spanish months that begin otherwise than the English ones. */
const spanishStarts: Readonly<Record<string, string>> = {
  ene: "jan",
  abr: "apr",
  ago: "aug",
  dic: "dec",
  set: "sep",
};
const months = monthNames.map((name) => name.toLowerCase());
const spanishMonth =
  "enero|ene|febrero|marzo|abril|abr|mayo|junio|julio|agosto|ago|septiembre|setiembre|octubre|noviembre|diciembre|dic";
const monthWord = `(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|${spanishMonth})`;
const year = "(?:19|20)\\d{2}";
const season = "(?:spring|summer|autumn|fall|winter)";
const day = "(?:\\d{1,2}(?:st|nd|rd|th)?\\s)?";
const date = `(?:${day}${monthWord}\\.?(?:(?:[ ,]{0,2}|\\sdel?\\s)(?:${year}|['\u2019]\\d{2})|[-/](?:${year}|\\d{2}(?!\\d)))|${season},?\\s${year}|${year}\\s?/\\s?(?:0[1-9]|1[0-2])(?!\\d)|\\d{1,2}\\s?[/.]\\s?\\d{1,2}\\s?[/.]\\s?${year}|\\d{1,2}\\s?[/.]\\s?${year}|${year}[-/.](?:0[1-9]|1[0-2])(?!\\d)|${year})`;
const open =
  "(?:(?:la\\s)?actualidad|presente|actual|hoy|present|current(?:ly)?|now|ongoing|today|to date|date)";
const between =
  "(?:\\s{0,3}(?:-{1,2}|\u2010|\u2011|\u2012|\u2013|\u2014|\u2212|~|to|al?|hasta|until|till|through)\\s{0,3}|\\s/\\s)";

/** Stands for every letter beyond ASCII in a folded text: the patterns only ask whether a letter is there. */
const otherLetter = "\u00E9";
const letter = `a-z${otherLetter}`;

/*
 * Patterns for folded text: without the flags "i" and "u", whose tables for \p{L} cost a new process some
 * 35 ms before its first answer.
 */
const rangePattern = new RegExp(
  `(?<![\\d${letter}])(${date})${between}(${date}|${open}|${monthWord}(?![a-z]))(?![\\d${letter}])`,
);
const shortPattern = new RegExp(`(?<!\\d)(?:${season}\\s)?(${year})\\s?[-\u2013/]\\s?(\\d{2})(?!\\d)`);
const sincePattern = new RegExp(`(?:^|[,|(\u2013-]\\s{0,2})(?:since|from|desde)\\s(${date})`);
const openPattern = new RegExp(`(?<![\\d${letter}])(${date})\\s{0,2}[-\u2013\u2014]\\s{0,2}$`);
const sameYearPattern = new RegExp(
  `(?<![\\d${letter}])(${monthWord})\\.?${between}(${monthWord})\\.?[ ,]{0,2}(${year})(?!\\d)`,
);
const shortMonth = "(0?[1-9]|1[0-2])/(\\d{2})";
const shortMonthsPattern = new RegExp(
  `(?<![\\d/.])${shortMonth}${between}(${shortMonth}|${open})(?![\\d/${letter}])`,
);
const singlePattern = new RegExp(`(?<![\\d${letter}/.$])(${date})(?![\\d${letter}])`);

const asciiOnly = /^[\0-\x7F]*$/;
const anyLetter = /\p{L}/u;

/** The text in lower case, every offset unchanged, other letters replaced by one that stands for all. */
function foldLetters(text: string): string {
  if (asciiOnly.test(text)) return text.toLowerCase();
  let folded = "";
  for (const ch of text) {
    if (ch.charCodeAt(0) < 128) folded += ch.toLowerCase();
    else folded += anyLetter.test(ch) ? otherLetter.repeat(ch.length) : ch;
  }
  return folded;
}

const pad = (n: number) => (n < 10 ? `0${n}` : String(n));

function fullYear(text: string): string {
  const digits = text.replace(/\D/g, "");
  if (digits.length === 4) return digits;
  return Number(digits) < 60 ? `20${digits}` : `19${digits}`;
}

/** One written date as `YYYY` or `YYYY-MM`; undefined when its month is impossible. */
export function readDate(text: string): string | undefined {
  const low = text
    .toLowerCase()
    .trim()
    .replace(/^\d{1,2}(?:st|nd|rd|th)?\s(?=[a-z])/, "");
  if (/^(?:spring|summer|autumn|fall|winter)/.test(low)) return fullYear(low);
  const start = low.slice(0, 3);
  const name = months.indexOf(spanishStarts[start] ?? start);
  if (name !== -1) return `${fullYear(low.replace(/^[a-z.]+/, ""))}-${pad(name + 1)}`;
  const parts = low.split(/[-/.]/).map((p) => p.trim());
  const first = parts[0] ?? "";
  if (parts.length === 1) return first;
  if (first.length === 4) return `${first}-${parts[1] ?? "01"}`;
  const month = Number(parts.length === 3 ? parts[1] : first);
  const end = parts.at(-1) ?? "";
  return month >= 1 && month <= 12 ? `${end}-${pad(month)}` : undefined;
}

function styleOf(text: string): DateRange["style"] {
  if (/[a-z]{3}/i.test(text)) return "month";
  return /[/.-]/.test(text) ? "number" : "year";
}

function readEnd(text: string): string | undefined {
  return /^(la actualidad|actual|hoy|present|current|now|ongoing|today|to date|date)/i.test(text)
    ? "present"
    : readDate(text);
}

function rangeOf(
  match: RegExpExecArray,
  start: string | undefined,
  end: string | undefined,
): DateRange | undefined {
  if (start === undefined) return undefined;
  const style = styleOf(match[1] ?? "");
  const base = { startDate: start, from: match.index, to: match.index + match[0].length, style };
  return end === undefined ? base : { ...base, endDate: end };
}

const someMonth = /jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/;

/** "Jan - Jun 2020": the year stands once. */
function findSameYear(text: string): DateRange | undefined {
  if (!someMonth.test(text)) return undefined;
  const same = sameYearPattern.exec(text);
  if (same === null) return undefined;
  return rangeOf(same, readDate(`${same[1]} ${same[3]}`), readDate(`${same[2]} ${same[3]}`));
}

function findFull(text: string): DateRange | undefined {
  const full = rangePattern.exec(text);
  if (full === null) return undefined;
  const isWord = /^[a-z.]+$/i.test(full[2] ?? "");
  const end = readEnd(full[2] ?? "");
  return isWord && end !== "present" ? undefined : rangeOf(full, readDate(full[1] ?? ""), end);
}

/** "2018-19"; "2016/09" is a month. */
function findShort(text: string): DateRange | undefined {
  const short = shortPattern.exec(text);
  if (short === null) return undefined;
  const start = short[1] ?? "";
  const end = `${start.slice(0, 2)}${short[2] ?? ""}`;
  return end < start ? undefined : rangeOf(short, start, end);
}

/** "12/19 - 03/23": month and short year count in a range only. */
function findShortMonths(text: string): DateRange | undefined {
  if (!text.includes("/")) return undefined;
  const found = shortMonthsPattern.exec(text);
  if (found === null) return undefined;
  const [, month = "", short = "", end = "", endMonth = "", endShort = ""] = found;
  const dateOf = (m: string, y: string) => `${fullYear(y)}-${pad(Number(m))}`;
  return {
    startDate: dateOf(month, short),
    endDate: endMonth === "" ? (readEnd(end) ?? "present") : dateOf(endMonth, endShort),
    from: found.index,
    to: found.index + found[0].length,
    style: "number",
  };
}

const endsOpen = /[-\u2013\u2014]\s{0,2}$/;

function findSince(text: string): DateRange | undefined {
  const hasWord = text.includes("since") || text.includes("from") || text.includes("desde");
  const since =
    (hasWord ? sincePattern.exec(text) : null) ?? (endsOpen.test(text) ? openPattern.exec(text) : null);
  return since === null ? undefined : rangeOf(since, readDate(since[1] ?? ""), "present");
}

function findRange(text: string): DateRange | undefined {
  return findSameYear(text) ?? findFull(text) ?? findShort(text) ?? findShortMonths(text) ?? findSince(text);
}

const longest = 300;

/** Every form of a date holds a full year, or two digits behind a dash, a stroke or an apostrophe. */
const someYear = /(?:19|20)\d\d|[-/'\u2019]\d\d/;

/**
 * The first date range of a line ("Mar 2019 - present", "03/2019 to 05/2021", "2013 - 2018"), or a lone
 * date. Lines over 300 characters are prose and hold none: this keeps long input linear.
 */
export function findDates(line: string): FoundDates {
  if (line.length > longest || !someYear.test(line)) return {};
  const text = foldLetters(line);
  const range = findRange(text);
  if (range !== undefined) return { range };
  const single = singlePattern.exec(text);
  const read = single === null ? undefined : readDate(single[1] ?? "");
  if (single === null || read === undefined) return {};
  return { single: { date: read, from: single.index, to: single.index + single[0].length } };
}
