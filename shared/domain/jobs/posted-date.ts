import { monthNames } from "../dates.ts";

const MONTHS = monthNames.map((name) => name.toLowerCase());
const DAY = 86_400_000;

/** A calendar date (YYYY-MM-DD), and whether it was calculated from a relative text ("4 days ago"). */
export type PostedDate = { date: string; isApproximate: boolean };

function calendarDate(year: number, month: number, day: number): string | null {
  const time = Date.UTC(year, month - 1, day);
  const made = new Date(time);
  const isReal = made.getUTCMonth() === month - 1 && made.getUTCDate() === day && year > 1990 && year < 2100;
  return isReal ? made.toISOString().slice(0, 10) : null;
}

/**
 * A written date: ISO ("2026-03-04T..", "2020-10-20 20:28:32 UTC"), "4 March 2026", "Mar 4, 2026", DD/MM/YYYY
 * (Australian order; the other order only if the day cannot be a month). Null if uncertain.
 */
export function readDate(text: string): string | null {
  const iso = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text);
  if (iso !== null) return calendarDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const slashed = /(?<!\d)(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?!\d)/.exec(text);
  if (slashed !== null) {
    const [first, second, year] = [Number(slashed[1]), Number(slashed[2]), Number(slashed[3])];
    return second > 12 ? calendarDate(year, first, second) : calendarDate(year, second, first);
  }
  const lower = text.toLowerCase();
  const dayFirst = /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3})[a-z]{0,6}\.?,?[ -](\d{4})(?!\d)/.exec(
    lower,
  );
  const monthFirst = /(?<![a-z])([a-z]{3})[a-z]{0,6}\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/.exec(
    lower,
  );
  const [day, month, year] = dayFirst?.slice(1) ?? [monthFirst?.[2], monthFirst?.[1], monthFirst?.[3]];
  const index = MONTHS.indexOf(month ?? "");
  return index < 0 ? null : calendarDate(Number(year), index + 1, Number(day));
}

const UNIT_DAYS: readonly (readonly [RegExp, number])[] = [
  [/(\d{1,3})\+? ?(?:min(?:ute)?s?|m|h(?:ou)?rs?|h)\b(?: ago)?/, 0],
  [/(\d{1,3})\+? ?d(?:ays?)?\b(?: ago)?/, 1],
  [/(\d{1,3})\+? ?w(?:ee)?k?s?\b(?: ago)?/, 7],
  [/(\d{1,3})\+? ?mo(?:nth)?s?\b(?: ago)?/, 30],
];

/**
 * The posting date behind the text that the reader sees ("Posted 4d ago", "Posted Today", "12 Mar 2026"), relative to
 * the capture timestamp (ISO). Relative texts are marked approximate. Null when unclear.
 */
export function postedDate(text: string, capturedAt: string): PostedDate | null {
  const written = readDate(text);
  if (written !== null) return { date: written, isApproximate: false };
  const now = new Date(capturedAt).getTime();
  if (Number.isNaN(now)) return null;
  const back = daysAgo(text.toLowerCase());
  return back === null
    ? null
    : { date: new Date(now - back * DAY).toISOString().slice(0, 10), isApproximate: true };
}

function daysAgo(lower: string): number | null {
  if (/\btoday\b|\bjust (?:now|posted)\b/.test(lower)) return 0;
  if (/\byesterday\b/.test(lower)) return 1;
  for (const [pattern, days] of UNIT_DAYS) {
    const count = pattern.exec(lower)?.[1];
    if (count !== undefined) return Number(count) * days;
  }
  return null;
}
