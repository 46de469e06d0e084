import { calendarDay } from "#shared/domain/dates.ts";

/** The only reader of the real clock in the panel. */
export function nowIso(): string {
  return new Date().toISOString();
}

/** Today in the reader's own time zone, `YYYY-MM-DD`: what scores are reckoned from. */
export function today(): string {
  return calendarDay(new Date());
}

/** The zone that the person's dates are meant in. */
export function timeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
