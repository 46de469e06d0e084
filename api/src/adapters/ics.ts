import type { DateArray, EventAttributes } from "ics";

/** A date for a calendar. */
export interface CalendarDate {
  /** The same date has the same one for ever: reading the file again moves it instead of adding another. */
  uid: string;
  title: string;
  text: string;
  url: string;
  place: string;
  /** A whole day, or an hour from this time on. */
  when: { day: string } | { time: Date };
  createdAt: Date;
  changedAt: Date;
}

/** The dates as one .ics file (RFC 5545). */
export async function calendarFile(dates: readonly CalendarDate[], name: string): Promise<Uint8Array> {
  // Loaded with the first file: a start waits for nothing that it does not need.
  const { createEvents } = await import("ics");
  const { error, value } = createEvents(dates.map(eventOf), { productId: "-//Kelpie//EN", calName: name });
  if (!value) throw error ?? new Error("The calendar could not be written.");
  return new TextEncoder().encode(foldedByBytes(value));
}

/** RFC 5545, 3.1: bytes of a line. The library counts characters, and Outlook cuts what is longer. */
const mostBytes = 75;

function foldedByBytes(text: string): string {
  const lines = text.replace(/\r\n[ \t]/g, "").split("\r\n");
  return lines.map(folded).join("\r\n");
}

function folded(line: string): string {
  const parts: string[] = [];
  let [part, bytes] = ["", 0];
  for (const char of line) {
    const own = Buffer.byteLength(char);
    // A further line begins with a space.
    if (bytes + own > mostBytes) {
      parts.push(part);
      [part, bytes] = ["", 1];
    }
    part += char;
    bytes += own;
  }
  return [...parts, part].join("\r\n ");
}

/** Clients keep it in 32 bits. */
const mostSequence = 2 ** 31 - 1;

function eventOf(date: CalendarDate): EventAttributes {
  const event = {
    uid: date.uid,
    title: oneLine(date.title),
    description: plain(date.text),
    ...(date.place && { location: oneLine(date.place) }),
    url: date.url,
    created: date.createdAt.getTime(),
    timestamp: date.changedAt.getTime(),
    lastModified: date.changedAt.getTime(),
    // A calendar takes a change only under a higher number.
    sequence: Math.min(
      mostSequence,
      Math.max(0, Math.floor((date.changedAt.getTime() - date.createdAt.getTime()) / 1000)),
    ),
    // A day to remember keeps no hour busy.
    transp: "day" in date.when ? ("TRANSPARENT" as const) : ("OPAQUE" as const),
  };
  return { ...event, ...timeOf(date.when) };
}

const hourMs = 60 * 60 * 1000;

function timeOf(when: CalendarDate["when"]) {
  if ("time" in when) {
    const { time } = when;
    // An end, not a duration: Outlook on the web shows no length for the other.
    return { start: time.getTime(), end: time.getTime() + hourMs };
  }
  const next = new Date(Date.parse(`${when.day}T00:00:00Z`) + 24 * 60 * 60 * 1000);
  return { start: dayParts(when.day), end: dayParts(next.toISOString().slice(0, 10)) };
}

function dayParts(day: string): DateArray {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return [year, month, date];
}

/** The writer escapes commas, semicolons, backslashes and line ends; no client takes another control character. */
const plain = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/\t/g, " ")
    .replace(/[^\P{Cc}\n]/gu, "")
    .toWellFormed();
const oneLine = (text: string) => plain(text).replace(/\s+/g, " ").trim();
