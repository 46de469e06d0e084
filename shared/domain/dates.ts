/**
 * How dates and times are formatted and calculated. Only two styles, decision: D-62: the American one of the web
 * screens that the specification fixes (`longDate`, `longDay`), and day, month, year everywhere else (`plainDate`,
 * `plainDay`).
 */
const fullDay = { day: "numeric", month: "long", year: "numeric" } as const;
const styles = {
  american: ["en-US", fullDay],
  plain: ["en-AU", fullDay],
  moment: ["en-AU", { ...fullDay, hour: "numeric", minute: "2-digit" }],
  dayTime: ["en-AU", { hour: "numeric", minute: "2-digit" }],
  clock: ["en-AU", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }],
  monthName: ["en-AU", { month: "long" }],
  weekdayName: ["en-AU", { weekday: "long" }],
  numbers: [
    "en-CA",
    {
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    },
  ],
} as const satisfies Record<string, readonly [string, Intl.DateTimeFormatOptions]>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are cached, because creating one takes longer than drawing a card. */
export function formatOf(style: keyof typeof styles, timeZone?: string): Intl.DateTimeFormat {
  const key = `${style} ${timeZone ?? ""}`;
  const known = formats.get(key);
  if (known) return known;
  const [locale, options] = styles[style];
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formats.set(key, format);
  return format;
}

const dayMs = 86_400_000;
const startOf = (day: string) => new Date(`${day.slice(0, 10)}T00:00:00Z`);

export const monthNames = [
  "Jan",
  "Feb",
  "Mar",
  "Apr",
  "May",
  "Jun",
  "Jul",
  "Aug",
  "Sep",
  "Oct",
  "Nov",
  "Dec",
];

/** 'March 3, 2026': the day of a timestamp in the reader's own time zone. */
export function longDate(moment: Date | string): string {
  return formatOf("american").format(new Date(moment));
}

/** 'March 3, 2026' for a calendar day, `YYYY-MM-DD`, which has no time zone. */
export function longDay(day: string): string {
  return formatOf("american", "UTC").format(startOf(day));
}

/** '3 March 2026': the day of a timestamp in a time zone, by default the reader's. */
export function plainDate(moment: Date | string, timeZone?: string): string {
  return formatOf("plain", timeZone).format(new Date(moment));
}

/** '3 March 2026' for a calendar day, `YYYY-MM-DD`. */
export function plainDay(day: string): string {
  return formatOf("plain", "UTC").format(startOf(day));
}

/** '7 Dec' for a calendar day, `YYYY-MM-DD`, if there is little room. */
export function shortDay(day: string): string {
  return `${Number(day.slice(8, 10))} ${monthNames[Number(day.slice(5, 7)) - 1]}`;
}

/** 'March' for a calendar day, `YYYY-MM-DD`. */
export function monthName(day: string): string {
  return formatOf("monthName", "UTC").format(startOf(day));
}

/** 'Thursday' for a calendar day, `YYYY-MM-DD`. */
export function weekdayName(day: string): string {
  return formatOf("weekdayName", "UTC").format(startOf(day));
}

/** '3 March 2026 at 2:05 pm', in the reader's own time zone. */
export function timestampText(moment: Date | string): string {
  return formatOf("moment").format(new Date(moment));
}

/** '10:42', in the reader's own time zone. */
export function clockTime(moment: Date | string): string {
  return formatOf("clock").format(new Date(moment));
}

/** '2:05 pm'. @param time `HH:MM` */
export function dayTime(time: string): string {
  return formatOf("dayTime", "UTC").format(new Date(`1970-01-01T${time}:00Z`));
}

/** Today in the reader's own time zone, `YYYY-MM-DD`. @param now is passed in, as in all functions here. */
export function calendarDay(now: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"} ago`;

/** 'today', '1 day ago', up to two weeks; then the date. */
export function agoText(moment: string, now: string): string {
  const midnight = (text: string) => new Date(text).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(now) - midnight(moment)) / dayMs);
  if (days <= 0) return "today";
  return days < 14 ? ago(days, "day") : `on ${plainDate(moment)}`;
}

/** 'Today', '1 day ago', '3 days ago', '1 week ago', '2 months ago'; weeks are rounded up. decision: D-40. */
export function postedAge(postedDate: string, now: Date): string {
  const days = Math.floor((now.getTime() - Date.parse(postedDate)) / dayMs);
  if (!(days > 0)) return "Today";
  if (days < 7) return ago(days, "day");
  if (days < 30) return ago(Math.ceil(days / 7), "week");
  return ago(Math.floor(days / 30), "month");
}

/** @param day `YYYY-MM-DD` */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Whole days from one calendar day to another, `YYYY-MM-DD`; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((startOf(to).getTime() - startOf(from).getTime()) / dayMs);
}

/** The Monday of a calendar day's week, `YYYY-MM-DD`. */
export function mondayOf(day: string): string {
  return dayAfter(day, -((startOf(day).getUTCDay() + 6) % 7));
}
