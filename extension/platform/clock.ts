import { calendarDay } from "#shared/domain/dates.ts";

/** The only place in the panel that reads the real clock. */
export function nowIso(): string {
  return new Date().toISOString();
}

/** Today in the reader's own time zone, `YYYY-MM-DD`, from which scores are calculated. */
export function today(): string {
  return calendarDay(new Date());
}

/** The time zone of the person's dates. */
export function timeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
