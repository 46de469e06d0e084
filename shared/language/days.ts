import { type DateToken, dateTokens, fullYear } from "./date-words.ts";
import type { DateOrder } from "./dates.ts";

/** A written calendar day, as a cell of a table states it. */
export interface WrittenDay {
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:MM` */
  time?: string;
  /** ISO instant, where the text ends with "Z": its day depends on the time zone. */
  instant?: string;
  /** The year or the month is not written, or the weekday is another one. */
  isGuess: boolean;
  /** Words behind the day that say more than it. */
  rest?: string;
}

export interface DayRules {
  order: DateOrder;
  /** `YYYY-MM-DD`; a day without a year is the nearest one to it. */
  asOf: string;
  /** The day is over: without a year it is the last one before `asOf`. */
  isPast: boolean;
}

const longestCell = 80;
const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const weekday = /^(?<name>sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6}\.?,?\s+/i;
const time =
  /(?:[\s,]{1,3}|T)(?:at\s)?(?<hour>\d{1,2})(?:[:.](?<minute>\d\d)(?::\d\d(?:\.\d{1,6})?)?)?\s?(?<half>[ap]\.?m\.?)?$/i;
const isoDay =
  /^(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})(?:[T\s]+(?<hour>\d\d):(?<minute>\d\d)(?::\d\d(?:[.,]\d{1,9})?)?\s?(?<zone>Z|[+-]\d\d:?\d\d)?)?$/;
const numericDay = /^(?<a>\d{1,2})\s?(?<sign>[/.-])\s?(?<b>\d{1,2})(?:\s?\k<sign>\s?(?<year>\d{4}|\d{2}))?$/;
/** A day, then words that hold no further number: the words are about the day. */
const dayWithWords = /^(?<day>.{4,30}?\d) ?[,;:(–—-]? (?<words>[a-z(][^\d]{1,60})$/i;

/** The day that exists; undefined for the 31st of February. */
function realDay(year: number, month: number, day: number): string | undefined {
  if (year < 1990 || year > 2099) return undefined;
  const text = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

const weekdayOf = (day: string) => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()];

/**
 * The calendar day of a text that states one, with what else it says. Undefined where it states none: "mid November",
 * "next week". Never throws.
 */
export function readDay(text: string, rules: DayRules): WrittenDay | undefined {
  const typed = text.replace(/\s+/g, " ").trim();
  if (typed.length === 0 || typed.length > longestCell || !/\d/.test(typed)) return undefined;
  const whole = readWholeDay(typed, rules);
  if (whole !== undefined) return whole;
  const { day = "", words = "" } = dayWithWords.exec(typed)?.groups ?? {};
  const found = day === "" ? undefined : readWholeDay(day, rules);
  return found && { ...found, rest: words.trim() };
}

function readWholeDay(typed: string, rules: DayRules): WrittenDay | undefined {
  const iso = isoDay.exec(typed)?.groups;
  if (iso) return readIso(typed, iso);
  const { clock, left } = splitTime(typed);
  const name = weekday.exec(left)?.groups?.name?.toLowerCase();
  const plain = left.replace(weekday, "").trim();
  const found = readSerial(plain) ?? readNumeric(plain, rules, name) ?? readWorded(plain, rules, name);
  if (found === undefined) return undefined;
  const isOtherWeekday = name !== undefined && weekdayOf(found.day) !== name;
  return {
    day: found.day,
    isGuess: found.isGuess || isOtherWeekday,
    ...(clock !== undefined && { time: clock }),
  };
}

function readIso(typed: string, parts: Record<string, string | undefined>): WrittenDay | undefined {
  const day = realDay(Number(parts.year), Number(parts.month), Number(parts.day));
  if (day === undefined) return undefined;
  const clock = parts.hour === undefined ? {} : { time: `${parts.hour}:${parts.minute}` };
  const instant = parts.zone === "Z" ? new Date(typed.replace(" ", "T")) : undefined;
  const isKnown = instant !== undefined && !Number.isNaN(instant.getTime());
  return { day, ...clock, ...(isKnown && { instant: instant.toISOString() }), isGuess: false };
}

/** "12/03/2026 10:30", "11/9/26, 4:15 PM", "3 Dec 11am"; a number alone is no time of day. */
function splitTime(typed: string): { clock?: string; left: string } {
  const found = time.exec(typed);
  const { hour = "", minute, half } = found?.groups ?? {};
  if (!found || (minute === undefined && half === undefined)) return { left: typed };
  const isDotted = half === undefined && /\d\.\d\d$/.test(typed);
  const isAfternoon = /^p/i.test(half ?? "");
  const hours = (Number(hour) % (half ? 12 : 24)) + (isAfternoon ? 12 : 0);
  if (isDotted || Number(hour) > 23 || Number(minute ?? 0) > 59) return { left: typed };
  const clock = `${String(hours).padStart(2, "0")}:${minute ?? "00"}`;
  return { clock, left: typed.slice(0, found.index) };
}

/** `HH:MM` of a text that is a time of day ("2pm", "14:30"); undefined for any other. */
export function readTime(text: string): string | undefined {
  const { clock, left } = splitTime(`at ${text.trim()}`);
  return left === "at" ? clock : undefined;
}

interface Found {
  day: string;
  isGuess: boolean;
}

/** A spreadsheet's own count of days: 2000 to 2049. */
function readSerial(plain: string): Found | undefined {
  if (!/^\d{5}(?:\.\d{1,10})?$/.test(plain)) return undefined;
  const days = Math.floor(Number(plain));
  if (days < 36_526 || days > 54_788) return undefined;
  return { day: new Date(Date.UTC(1899, 11, 30 + days)).toISOString().slice(0, 10), isGuess: false };
}

function readNumeric(plain: string, rules: DayRules, name: string | undefined): Found | undefined {
  const { a = "", b = "", sign = "", year } = numericDay.exec(plain)?.groups ?? {};
  if (sign === "") return undefined;
  const [first, second] = [Number(a), Number(b)];
  // Dots are written in the day's order everywhere.
  const isMonthFirst = second > 12 || (first <= 12 && sign !== "." && rules.order === "month-first");
  const [day, month] = isMonthFirst ? [second, first] : [first, second];
  if (year !== undefined)
    return known(realDay(year.length === 2 ? fullYear(Number(year)) : Number(year), month, day));
  // "8.5" and "1-2" are numbers.
  return sign === "/" ? nearestYear(month, day, rules, name) : undefined;
}

const known = (day: string | undefined): Found | undefined =>
  day === undefined ? undefined : { day, isGuess: false };

/** "5-Mar-26", "10th of November", "November 4, 2026", "27th" behind a weekday. */
function readWorded(plain: string, rules: DayRules, name: string | undefined): Found | undefined {
  const tokens = dateTokens(plain).filter((token) => !isFiller(token, plain));
  const kinds = tokens.map(({ kind }) => (kind === "short-year" ? "year" : kind)).join(" ");
  const [one, two, three] = tokens.map(({ value }) => value);
  const asYear = (token: DateToken | undefined) =>
    token?.kind === "number" ? fullYear(token.value) : (token?.value ?? 0);
  const isTwoDigits = (token: DateToken | undefined) =>
    token !== undefined && /^\d\d$/.test(plain.slice(token.from, token.to));
  switch (kinds) {
    case "number month year":
      return known(realDay(three ?? 0, two ?? 0, one ?? 0));
    case "month number year":
      return known(realDay(three ?? 0, one ?? 0, two ?? 0));
    case "year month number":
      return known(realDay(one ?? 0, two ?? 0, three ?? 0));
    case "number month number":
      return isTwoDigits(tokens[2]) ? known(realDay(asYear(tokens[2]), two ?? 0, one ?? 0)) : undefined;
    case "month number number":
      return isTwoDigits(tokens[2]) ? known(realDay(asYear(tokens[2]), one ?? 0, two ?? 0)) : undefined;
    case "number month":
      return nearestYear(two ?? 0, one ?? 0, rules, name);
    case "month number":
      // "Mar-26" is a month of a year.
      return /[a-z]\.?[-/']\d/i.test(plain) ? undefined : nearestYear(one ?? 0, two ?? 0, rules, name);
    case "number":
      return name !== undefined && /\d(?:st|nd|rd|th)$/i.test(plain)
        ? nearestMonth(one ?? 0, rules, name)
        : undefined;
    default:
      return undefined;
  }
}

const fillers = new Set(["dash", "slash", "dot", "comma"]);

function isFiller({ kind, from, to }: DateToken, text: string): boolean {
  return fillers.has(kind) || /^(?:of|the)$/i.test(text.slice(from, to));
}

const distance = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other));

/** The best of some days: on the weekday that is written, not after today where it is over, the nearest. */
function best(days: readonly (string | undefined)[], rules: DayRules, name: string | undefined) {
  const real = days.filter((day) => day !== undefined);
  const fitting = real.filter(
    (day) => (!rules.isPast || day <= rules.asOf) && (name === undefined || weekdayOf(day) === name),
  );
  const [found] = (fitting.length > 0 ? fitting : real).sort(
    (one, other) => distance(one, rules.asOf) - distance(other, rules.asOf),
  );
  return found === undefined ? undefined : { day: found, isGuess: true };
}

function nearestYear(month: number, day: number, rules: DayRules, name: string | undefined) {
  const year = Number(rules.asOf.slice(0, 4));
  return best(
    [1, 0, -1].map((step) => realDay(year + step, month, day)),
    rules,
    name,
  );
}

function nearestMonth(day: number, rules: DayRules, name: string) {
  const [year = 0, month = 1] = rules.asOf.split("-").map(Number);
  const days = [1, 0, -1, -2, -3].map((step) => {
    const at = new Date(Date.UTC(year, month - 1 + step, 1));
    return realDay(at.getUTCFullYear(), at.getUTCMonth() + 1, day);
  });
  return best(days, rules, name);
}

/** What the written days of a column say about their order. */
export interface OrderEvidence {
  dayFirst: number;
  monthFirst: number;
  /** Days that fit both orders and differ. */
  either: number;
}

const numericParts = /(?<![\d/-])(\d{1,2})([/-])(\d{1,2})(?:\2(?:\d{4}|\d{2}))?(?![\d/-])/;
/** How a computer in America prints a day with its time. */
const americanTime = /^\d{1,2}\/\d{1,2}\/\d\d,\s\d{1,2}:\d\d\s[AP]M$/;

/** Counts what proves that the day or the month is first: a number over 12, or the weekday that is written beside it. */
export function orderEvidence(texts: readonly string[], rules: Omit<DayRules, "order">): OrderEvidence {
  const evidence: OrderEvidence = { dayFirst: 0, monthFirst: 0, either: 0 };
  for (const text of texts) {
    const [, a, , b] = (text.length <= longestCell && numericParts.exec(text)) || [];
    if (a === undefined || b === undefined) continue;
    const [first, second] = [Number(a), Number(b)];
    if (first === second || Math.max(first, second) > 31) continue;
    if (first > 12) evidence.dayFirst += 1;
    else if (second > 12 || americanTime.test(text.trim())) evidence.monthFirst += 1;
    else {
      const [day, month] = (["day-first", "month-first"] as const).map((order) =>
        readDay(text, { ...rules, order }),
      );
      if (day?.isGuess === false && month?.isGuess === true && weekday.test(text)) evidence.dayFirst += 1;
      else if (month?.isGuess === false && day?.isGuess === true && weekday.test(text))
        evidence.monthFirst += 1;
      else if (day !== undefined) evidence.either += 1;
    }
  }
  return evidence;
}
