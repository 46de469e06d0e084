import { type ApplicationStatus, statusFacts } from "./status.ts";

/** The specification fixes en-US with a long month: 'March 5, 2024' (part 1, sections 2 and 9). */
const dateLocale = "en-US";
const longMonth = { year: "numeric", month: "long", day: "numeric" } as const;

/** Made once: making one takes longer than drawing a card. */
const localDay = new Intl.DateTimeFormat(dateLocale, longMonth);
const plainDay = new Intl.DateTimeFormat(dateLocale, { ...longMonth, timeZone: "UTC" });

/** A moment, as the day it was in the reader's own time zone. */
export function longDate(moment: Date | string): string {
  return localDay.format(new Date(moment));
}

/** A calendar day, `YYYY-MM-DD`: it has no time and so no time zone. */
export function longDay(day: string): string {
  return plainDay.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
}

/** When it was sent; null while it is only saved, also when it was moved back to saved. */
export function appliedDay(application: {
  status: ApplicationStatus;
  appliedDate: string | null;
}): string | null {
  const { status, appliedDate } = application;
  return statusFacts[status].isSent && appliedDate ? longDate(appliedDate) : null;
}

/** '10:42', in the reader's own time zone. */
export function clockTime(moment: Date | string): string {
  return new Intl.DateTimeFormat("en-AU", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
    new Date(moment),
  );
}

/** Today in the reader's own time zone, `YYYY-MM-DD`. @param now comes in as an argument, as everywhere here. */
export function calendarDay(now: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
