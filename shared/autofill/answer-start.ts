import { dayAfter, monthName, monthNames, plainDay } from "#shared/domain/dates.ts";
import { numberWords } from "#shared/domain/number-words.ts";
import { counted } from "#shared/domain/text.ts";
import type { Profile } from "../domain/autofill/profile.ts";
import { fold } from "./fold.ts";
import type { ControlOption, DatePart, FormControl } from "./form-snapshot.ts";

/** The day the person can start: the one they named, unless it has passed; else today plus their notice. */
export function startDay(profile: Profile, today: string): string | undefined {
  if (profile.earliestStart > today) return profile.earliestStart;
  if (profile.noticeWeeks === null) return profile.earliestStart === "" ? undefined : today;
  return dayAfter(today, profile.noticeWeeks * 7);
}

/** '4 weeks', 'None, I can start at once'. */
export function noticeText(weeks: number): string {
  if (weeks === 0) return "None, I can start at once";
  return counted(weeks, "week");
}

/** A day in the box's own format if it names one, else with the month in words. */
export function dayText(day: string, { type, placeholder, label }: FormControl): string {
  if (type === "date") return day;
  const [year = "", month = "", date = ""] = day.split("-");
  const hint = `${placeholder} ${label}`.toLowerCase();
  if (/(?:dd|tt|jj)\.mm/.test(hint)) return `${date}.${month}.${year}`;
  if (/(?:dd|tt|jj)\/mm/.test(hint)) return `${date}/${month}/${year}`;
  if (/mm\/dd/.test(hint)) return `${month}/${date}/${year}`;
  if (/(?:yyyy|jjjj|aaaa)-mm/.test(hint)) return day;
  if (/(?:dd|tt|jj)-mm/.test(hint)) return `${date}-${month}-${year}`;
  return plainDay(day);
}

/** The part of a day for one of three boxes; in a list the month may be a name. */
export function datePartTexts(day: string, part: DatePart): string[] {
  const [year = "", month = "", date = ""] = day.split("-");
  if (part === "year") return [year];
  const digits = part === "month" ? month : date;
  if (part === "day") return [digits, String(Number(digits))];
  return [digits, String(Number(digits)), monthName(day), monthNames[Number(month) - 1] ?? ""];
}

const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...numberWords,
  ...Object.entries({ a: 1, ein: 1, eine: 1, zwei: 2, drei: 3, vier: 4, un: 1, deux: 2, trois: 3 }),
]);
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:days?|tage?|jours?)\b/, 1],
  [/\b(?:weeks?|wochen?|semaines?)\b/, 7],
  [/\b(?:months?|monate?|mois)\b/, 30],
];

/**
 * The number of days that an option such as 'Two weeks from offer' or 'More than a month' begins with; undefined for
 * other words.
 */
function daysOf(label: string): number | undefined {
  const words = fold(label);
  if (/immediate|asap|right away|now\b|sofort|immediatement|no notice|no minimum|^none/.test(words)) return 0;
  const unit = UNITS.find(([pattern]) => pattern.test(words));
  const number = words
    .split(" ")
    .map((word) => NUMBERS.get(word) ?? Number.parseInt(word, 10))
    .filter((one) => one >= 0);
  const [first] = number;
  if (unit === undefined || first === undefined) return undefined;
  const more = /over|more than|mehr als|plus de|longer/.test(words) ? 1 : 0;
  return first * unit[1] + more;
}

/** The nearest option that is not shorter than what the person needs, so that nobody promises to start too early. */
export function chooseNotice(options: readonly ControlOption[], days: number): number | undefined {
  const offered = options.map(({ label }) => daysOf(label));
  if (offered.filter((one) => one !== undefined).length < 2) return undefined;
  let best: number | undefined;
  offered.forEach((one, index) => {
    const before = best === undefined ? undefined : offered[best];
    if (one !== undefined && one >= days && (before === undefined || one < before)) best = index;
  });
  return best ?? offered.lastIndexOf(offered.reduce((a, b) => ((b ?? -1) > (a ?? -1) ? b : a)));
}
