/**
 * The zone of a date whose person's own is not known: most people here live in it. A date that is given in the
 * dashboard brings the browser's zone along (`Application.timeZone`).
 */
export const homeTimeZone = "Australia/Sydney";

export function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat("en-AU", { timeZone: text });
    return text.length <= 60;
  } catch {
    return false;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  formats.set(timeZone, format);
  return format;
}

export interface LocalTime {
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:MM` */
  time: string;
}

/** What calendar and clock show there at a moment. */
export function localTime(moment: Date, timeZone: string): LocalTime {
  const parts = formatOf(timeZone).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return {
    day: `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}`,
  };
}

/** The moment at which a clock there shows this; in the hour that summer time skips, the hour after it. */
export function momentOf({ day, time }: LocalTime, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  // Two steps reach it: the first may land on the other side of a change of the clock.
  let guess = asUtc;
  for (let step = 0; step < 2; step++) {
    const shown = localTime(new Date(guess), timeZone);
    guess += asUtc - Date.parse(`${shown.day}T${shown.time}:00Z`);
  }
  return new Date(guess);
}

const dayMs = 24 * 60 * 60 * 1000;

/** @param day `YYYY-MM-DD` */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
