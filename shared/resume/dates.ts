import {
  type Patterns,
  patternsFor,
  shortMonthsPattern,
  shortPattern,
  tellsTwoMonths,
} from "./date-patterns.ts";
import { foldLetters, fullYear, pad, readDate } from "./read-date.ts";

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

function styleOf(text: string): DateRange["style"] {
  if (/[a-z]{3}/i.test(text)) return "month";
  return /[/.-]/.test(text) ? "number" : "year";
}

function readEnd(text: string): string | undefined {
  return /^(la actualidad|actual|hoy|present|current|now|ongoing|today|to date|(?:to )?till date|date)/i.test(
    text,
  )
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

/** "Jan - Jun 2020": the year stands once. */
function findSameYear(text: string, patterns: Patterns): DateRange | undefined {
  if (!tellsTwoMonths(text)) return undefined;
  const same = patterns.sameYear.exec(text);
  if (same === null) return undefined;
  return rangeOf(same, readDate(`${same[1]} ${same[3]}`), readDate(`${same[2]} ${same[3]}`));
}

function findFull(text: string, patterns: Patterns): DateRange | undefined {
  const full = patterns.range.exec(text);
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

const endsOpen = /[-\u2013\u2014](?:\s{0,2}$|\s{0,2}[)\]]|\s{2,}|\t)/;
const fullYears = /(?:19|20)\d\d/g;

/** "Mar 19 - Jul 21", "'Apr 22 - now": two digits behind a month are its year where no other stands in the line. */
function findShortNamed(text: string, patterns: Patterns): DateRange | undefined {
  const found = patterns.shortNamed.exec(text);
  const [, start = "", end = ""] = found ?? [];
  const own = start.match(fullYears)?.length ?? 0;
  if (found === null || (own > 0 && readEnd(end) === "present")) return undefined;
  if ((text.match(fullYears)?.length ?? 0) > own) return undefined;
  const dateOf = (written: string) => {
    const plain = written.replace(/['\u2019]/g, "");
    return /^\d{2}$/.test(plain) ? fullYear(plain) : readEnd(plain);
  };
  const [from, to] = [dateOf(start), dateOf(end)];
  return from !== undefined && to !== undefined && from <= to ? rangeOf(found, from, to) : undefined;
}

/** "6/2018    now    Ironbark Linehaul": the first two columns of a table. */
function findColumns(text: string, patterns: Patterns): DateRange | undefined {
  const found = patterns.columns.exec(text);
  return found === null ? undefined : rangeOf(found, readDate(found[1] ?? ""), readEnd(found[2] ?? ""));
}

function findSince(text: string, patterns: Patterns): DateRange | undefined {
  const hasWord = text.includes("since") || text.includes("from") || text.includes("desde");
  const since =
    (hasWord ? patterns.since.exec(text) : null) ?? (endsOpen.test(text) ? patterns.open.exec(text) : null);
  return since === null ? undefined : rangeOf(since, readDate(since[1] ?? ""), "present");
}

function findRange(text: string, patterns: Patterns): DateRange | undefined {
  return (
    findSameYear(text, patterns) ??
    findFull(text, patterns) ??
    findShort(text) ??
    findShortMonths(text) ??
    findShortNamed(text, patterns) ??
    findColumns(text, patterns) ??
    findSince(text, patterns)
  );
}

const longest = 300;

/** Every form of a date holds a full year, or two digits behind a dash, a stroke or an apostrophe. */
const someYear =
  /(?:19|20)\d\d|[-/'\u2019]\d\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?\s\d\d(?!\d)/i;

const bracketed =
  /\b((?:19|20)\d\d) \(((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?(?: (?:to|-|\u2013) (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?)?)\)/giu;

/** Where letters of the line stand for the blanks that fill its place. */
function behindFill(line: string, text: string, to: number): number {
  let end = to;
  while (text[end] === " " && line[end] !== " " && end < line.length) end += 1;
  return end;
}

/** "2021 (August) to date", "2024 (Feb to June)" with the months first and as many letters, so that places agree. */
function withMonthsFirst(text: string): string {
  return text.replace(bracketed, (whole, year: string, months: string) =>
    `${months} ${year}`.padEnd(whole.length),
  );
}

/**
 * The first date range of a line ("Mar 2019 - present", "03/2019 to 05/2021", "2013 - 2018"), or a lone
 * date. Lines over 300 characters are prose and hold none: this keeps long input linear.
 */
export function findDates(line: string): FoundDates {
  if (line.length > longest || !someYear.test(line)) return {};
  const text = withMonthsFirst(foldLetters(line));
  const patterns = patternsFor(text);
  const range = findRange(text, patterns);
  if (range !== undefined) return { range: { ...range, to: behindFill(line, text, range.to) } };
  const single = patterns.single.exec(text);
  const read = single === null ? undefined : readDate(single[1] ?? "");
  if (single === null || read === undefined) return {};
  return { single: { date: read, from: single.index, to: single.index + single[0].length } };
}
