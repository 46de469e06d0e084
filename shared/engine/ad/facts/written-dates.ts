import { gap, type Token } from "../../words/tokenise.ts";

/** A day as a text writes it; the year is null where the text leaves it out. Token positions, end exclusive. */
export interface WrittenDate {
  year: number | null;
  month: number;
  day: number;
  /** 0 Monday to 6 Sunday, when the text names it. */
  weekday: number | null;
  first: number;
  last: number;
}

const numbered = (text: string, from: number) =>
  new Map(text.split(" ").flatMap((names, n) => names.split("|").map((name) => [name, n + from] as const)));

const months = numbered(
  "january|jan february|feb march|mar april|apr may june|jun july|jul august|aug september|sep|sept october|oct november|nov december|dec",
  1,
);
const weekdays = numbered(
  "monday|mon tuesday|tue|tues wednesday|wed thursday|thu|thur|thurs friday|fri saturday|sat sunday|sun",
  0,
);
const ordinals = numbered(
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth",
  1,
);
const tens = new Map([
  ["twenty", 20],
  ["thirty", 30],
]);

interface Read<Value> {
  value: Value;
  next: number;
}

/** "11", "11th", "eleventh", "twenty-first". */
function dayAt(tokens: readonly Token[], at: number): Read<number> | undefined {
  const low = tokens[at]?.low ?? "";
  const digits = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(low);
  if (digits !== null) return { value: Number(digits[1]), next: at + 1 };
  const ten = tens.get(low);
  if (ten !== undefined) {
    const one = ordinals.get(tokens[at + 1]?.low ?? "");
    return one === undefined || one > 9 ? undefined : { value: ten + one, next: at + 2 };
  }
  if (low === "thirtieth") return { value: 30, next: at + 1 };
  const value = ordinals.get(low);
  return value === undefined ? undefined : { value, next: at + 1 };
}

function yearAt(tokens: readonly Token[], at: number): Read<number | null> {
  const low = tokens[at]?.low ?? "";
  const isHere = /^20\d\d$/.test(low) && ((tokens[at]?.gap ?? 0) & (gap.stop | gap.newline)) === 0;
  return isHere ? { value: Number(low), next: at + 1 } : { value: null, next: at };
}

function weekdayBefore(tokens: readonly Token[], first: number): number | null {
  const at = tokens[first - 1]?.low === "the" ? first - 2 : first - 1;
  return weekdays.get(tokens[at]?.low ?? "") ?? null;
}

/** A day and a month, with the year behind them and the weekday before them where they are told. */
function dateOf(
  tokens: readonly Token[],
  [first, next]: readonly [first: number, next: number],
  { day, month }: Pick<WrittenDate, "day" | "month">,
): WrittenDate {
  const year = yearAt(tokens, next);
  return { year: year.value, month, day, weekday: weekdayBefore(tokens, first), first, last: year.next };
}

/** "4 December 2026", "the eleventh of December". */
function dayFirst(tokens: readonly Token[], at: number): WrittenDate | undefined {
  const day = dayAt(tokens, at);
  if (day === undefined) return undefined;
  const from = tokens[day.next]?.low === "of" ? day.next + 1 : day.next;
  const month = months.get(tokens[from]?.low ?? "");
  if (month === undefined) return undefined;
  return dateOf(tokens, [at, from + 1], { day: day.value, month });
}

/** "December 4, 2026". */
function monthFirst(tokens: readonly Token[], at: number): WrittenDate | undefined {
  const month = months.get(tokens[at]?.low ?? "");
  const day =
    month === undefined ? undefined : dayAt(tokens, tokens[at + 1]?.low === "the" ? at + 2 : at + 1);
  if (month === undefined || day === undefined) return undefined;
  return dateOf(tokens, [at, day.next], { day: day.value, month });
}

const century = 2000;

/** Day before month, as Australia writes it, unless only the other order makes a date. */
function ofNumbers(numbers: readonly number[]): Pick<WrittenDate, "year" | "month" | "day"> | undefined {
  const [a = 0, b = 0, c] = numbers;
  if (a > 1900) return { year: a, month: b, day: c ?? 0 };
  const year = c === undefined ? null : c < 100 ? century + c : c;
  return b > 12 && a <= 12 ? { year, month: a, day: b } : { year, month: b, day: a };
}

/** "30/11/2026", "2026-11-30", "30.11.2026". */
function inDigits(tokens: readonly Token[], at: number): WrittenDate | undefined {
  const low = tokens[at]?.low ?? "";
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{2}|\d{4})$/.exec(low);
  const place = { weekday: weekdayBefore(tokens, at), first: at };
  if (dotted !== null) {
    const read = ofNumbers(dotted.slice(1).map(Number));
    return read && { ...read, ...place, last: at + 1 };
  }
  if (!/^(?:\d{1,2}|20\d\d)$/.test(low)) return undefined;
  const rest = tokens.slice(at + 1, at + 3);
  const isJoined = ({ gap: bits, low: own }: Token) =>
    (bits & gap.joined) !== 0 && (bits & (gap.slash | gap.dash)) !== 0 && /^\d{1,4}$/.test(own);
  if (rest.length < 2 || !rest.every(isJoined)) return undefined;
  const read = ofNumbers([low, ...rest.map((t) => t.low)].map(Number));
  return read && { ...read, ...place, last: at + 3 };
}

const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** The day exists; without a year the 29th of February does. */
export function isDay(year: number | null, month: number, day: number): boolean {
  const most = month === 2 && (year === null || isLeap(year)) ? 29 : (monthDays[month - 1] ?? 0);
  return day >= 1 && day <= most;
}

/** Days since 1 January of the year 0, by the Gregorian calendar. */
export function dayNumber(year: number, month: number, day: number): number {
  const before = year - 1;
  const leaps = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  const inYear = monthDays.slice(0, month - 1).reduce((sum, days) => sum + days, 0);
  return year * 365 + leaps + inYear + (month > 2 && isLeap(year) ? 1 : 0) + day;
}

/** 0 Monday to 6 Sunday. */
export function weekdayOf(year: number, month: number, day: number): number {
  const monday = dayNumber(2024, 1, 1);
  return (((dayNumber(year, month, day) - monday) % 7) + 7) % 7;
}

/** The days that a text writes, in any usual Australian form, in text order. */
export function findWrittenDates(tokens: readonly Token[]): WrittenDate[] {
  const found: WrittenDate[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const date = inDigits(tokens, at) ?? dayFirst(tokens, at) ?? monthFirst(tokens, at);
    if (date === undefined || !isDay(date.year, date.month, date.day)) continue;
    found.push(date);
    at = date.last - 1;
  }
  return found;
}
