import type { Token } from "../../words/tokenise.ts";
import { dayNumber, findWrittenDates, isDay, type WrittenDate, weekdayOf } from "./written-dates.ts";

const closing = new Set(
  "close closes closing closed deadline due lodged lodge submitted submit received expire expires cutoff".split(
    " ",
  ),
);
/** Words of applying: they mean the last day only with "by". */
const applying = new Set(
  "apply applications application resume resumes cv send response responses addressed address".split(" "),
);
const limits = new Set(["by", "before"]);
/** Other things that happen on a day. */
const otherDays = new Set(
  "start starts starting commence commences commencing commencement interview interviews interviewed induction training posted advertised published published listed session born established since webinar temporary contract term probation".split(
    " ",
  ),
);
const reach = 16;
const limitReach = 8;
/** A day without a year and weekday is taken for the next one when it lies so near. */
const nearDays = 75;

/** "Send your resume by 5 pm on Friday 4 December". */
function isLastDay(before: readonly string[]): boolean {
  return before.slice(-limitReach).some((low) => limits.has(low)) && before.some((low) => applying.has(low));
}

/** The closing word nearest before the date, unless another word says what happens on it. */
function closesOn(tokens: readonly Token[], date: WrittenDate): boolean {
  const before = tokens.slice(Math.max(0, date.first - reach), date.first).map((t) => t.low);
  if (endsAd.test(before.join(" "))) return true;
  const nearest = before.findLast((low) => closing.has(low) || otherDays.has(low));
  if (nearest !== undefined) return closing.has(nearest);
  const behind = tokens.slice(date.last, date.last + 5).map((t) => t.low);
  const sentence = tokens.slice(0, date.first).map((t) => t.low);
  return isLastDay(sentence) || behind.includes("closing") || behind.includes("deadline");
}

/** The year a day without one means: its weekday tells, or it is near; null where neither makes it sure. */
function yearOf(date: WrittenDate, asOf: string): number | null {
  if (date.year !== null) return date.year;
  const [year, month, day] = asOf.split("-").map(Number) as [number, number, number];
  const today = dayNumber(year, month, day);
  for (const next of [year, year + 1]) {
    if (!isDay(next, date.month, date.day)) continue;
    const ahead = dayNumber(next, date.month, date.day) - today;
    if (ahead < -nearDays) continue;
    if (date.weekday !== null) {
      if (weekdayOf(next, date.month, date.day) === date.weekday) return next;
    } else if (ahead >= 0 && ahead <= nearDays) return next;
  }
  return null;
}

/** "Advertising end date: 18/12/2026", "Cut-off is Friday, the 4th of December" */
const endsAd =
  /(?:^| )(?:(?:advert|advertising|advertisement|posting|job|application|applications) end(?: date)?|unposting(?: date)?|cut off(?: date)?(?: is| on| for applications is)?)(?: \w+day)?(?: the)?$/;

const two = (value: number) => String(value).padStart(2, "0");

/**
 * The day on which applications close, `YYYY-MM-DD`; null when the text names none that is sure ("end of the month").
 * @param tokens the words of one sentence or line.
 * @param asOf the day of reading, `YYYY-MM-DD`: a missing year is told by weekday or nearness.
 */
export function closingDay(tokens: readonly Token[], asOf: string): string | null {
  for (const date of findWrittenDates(tokens)) {
    if (!closesOn(tokens, date)) continue;
    const year = yearOf(date, asOf);
    if (year !== null) return `${year}-${two(date.month)}-${two(date.day)}`;
  }
  return null;
}
