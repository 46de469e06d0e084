import type { CalendarMeeting } from "./message-words.ts";

const two = (text: string | undefined) => text ?? "00";

/** The wall clock of a zone at an instant, as `YYYY-MM-DD HH:MM`; undefined for an unknown zone. */
function inZone(instant: Date, timeZone: string): string | undefined {
  try {
    const format = new Intl.DateTimeFormat("sv-SE", {
      timeZone,
      dateStyle: "short",
      timeStyle: "short",
    });
    return format.format(instant);
  } catch {
    return undefined;
  }
}

/**
 * Start of the first event of an iCalendar text (RFC 5545, `text/calendar`): a local time as it is written, a time of
 * UTC in the calendar's own zone, else in `timeZone`. Undefined where there is none.
 * @param timeZone IANA name, such as "Australia/Sydney".
 */
export function readCalendarPart(source: string, timeZone: string): CalendarMeeting | undefined {
  const lines = source
    .slice(0, 200_000)
    .replace(/\r?\n[ \t]/g, "")
    .split(/\r?\n/);
  const event = lines.indexOf("BEGIN:VEVENT");
  const start = lines.find((line, at) => at > event && /^DTSTART[;:]/.test(line));
  const match = /:(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d*(Z)?)?$/.exec(start ?? "");
  if (event === -1 || match === null) return undefined;
  const [, year, month, day, hour, minutes, isUtc] = match;
  const isCancelled = lines.some((line) => line === "METHOD:CANCEL" || line === "STATUS:CANCELLED");
  const date = `${year}-${month}-${day}`;
  if (hour === undefined) return { date, time: "", isCancelled };
  const time = `${two(hour)}:${two(minutes)}`;
  if (isUtc === undefined) return { date, time, isCancelled };
  const own = lines.find((line) => line.startsWith("X-WR-TIMEZONE:"))?.slice(14);
  const instant = new Date(`${date}T${time}:00Z`);
  const local = inZone(instant, own ?? timeZone) ?? inZone(instant, timeZone) ?? `${date} ${time}`;
  return { date: local.slice(0, 10), time: local.slice(11, 16), isCancelled };
}
