import { formatOf } from "./dates.ts";

/**
 * The time zone of a date if the person's zone is unknown; most people here live in it. A date from the dashboard
 * comes with the browser's zone (`Application.timeZone`).
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

export interface LocalTime {
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:MM` */
  time: string;
}

/** The local day and time of a timestamp. */
export function localTime(moment: Date, timeZone: string): LocalTime {
  const parts = formatOf("numbers", timeZone).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return {
    day: `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}`,
  };
}

/** The timestamp at which a clock there shows this. In the hour that daylight saving skips, it is the hour after. */
export function instantOf({ day, time }: LocalTime, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  // Two steps are enough: the first may land on the other side of a clock change.
  let guess = asUtc;
  for (let step = 0; step < 2; step++) {
    const shown = localTime(new Date(guess), timeZone);
    guess += asUtc - Date.parse(`${shown.day}T${shown.time}:00Z`);
  }
  return new Date(guess);
}
