import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codePoint } from "#shared/testing/code-point.ts";
import { type CalendarDate, calendarFile } from "./ics.ts";

type Property = [name: string, parameters: string, value: string];

interface ReadFile {
  lines: string[];
  calendar: Property[];
  events: Map<string, Property>[];
}

/** Reads a file as RFC 5545 says: lines of bytes, unfolded, in properties. */
function read(bytes: Uint8Array): ReadFile {
  const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  const lines = text.split("\r\n");
  const file: ReadFile = { lines, calendar: [], events: [] };
  for (const line of text
    .replace(/\r\n[ \t]/g, "")
    .split("\r\n")
    .filter(Boolean)) {
    const [, name = "", parameters = "", value = ""] = /^([A-Z-]+)((?:;[^:]*)?):(.*)$/s.exec(line) ?? [];
    if (line === "BEGIN:VEVENT") file.events.push(new Map());
    const event = line === "END:VEVENT" ? undefined : file.events.at(-1);
    if (event && !["BEGIN", "END"].includes(name)) {
      // Each may be there once.
      expect(event.has(name)).toBe(false);
      event.set(name, [name, parameters, value]);
    } else if (name !== "BEGIN" && name !== "END") file.calendar.push([name, parameters, value]);
  }
  return file;
}

const textOf = (event: Map<string, Property>, name: string) => event.get(name)?.[2] ?? "";
const unescaped = (text: string) =>
  text.replace(/\\([\\;,nN])/g, (_, char: string) => (char.toLowerCase() === "n" ? "\n" : char));
const utc = /^\d{8}T\d{6}Z$/;

/** What each client asks of a file before it takes it in. */
const clients: Record<string, (file: ReadFile) => void> = {
  /** Refuses a file without a version, a name of its maker or an event; tells events by UID and takes the higher SEQUENCE. */
  Google({ calendar, events }) {
    const names = calendar.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(["VERSION", "PRODID", "METHOD"]));
    expect(events.length).toBeGreaterThan(0);
    expect(new Set(events.map((event) => textOf(event, "UID"))).size).toBe(events.length);
    for (const event of events) {
      expect(textOf(event, "SEQUENCE")).toMatch(/^\d{1,10}$/);
      expect(textOf(event, "SUMMARY")).not.toBe("");
    }
  },
  /** Counts bytes of a line, wants DTSTAMP, an end of the same kind as the start and after it, and 32 bits. */
  Outlook({ lines, events, calendar }) {
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(calendar.find(([name]) => name === "METHOD")?.[2]).toBe("PUBLISH");
    for (const event of events) {
      expect(textOf(event, "DTSTAMP")).toMatch(utc);
      expect(event.get("DTEND")?.[1]).toBe(event.get("DTSTART")?.[1]);
      expect(textOf(event, "DTEND") > textOf(event, "DTSTART")).toBe(true);
      expect(Number(textOf(event, "SEQUENCE"))).toBeLessThan(2 ** 31);
    }
  },
  /** Takes whole days as VALUE=DATE and times in UTC, a link as an address, and no control characters. */
  Apple({ lines, events }) {
    for (const line of lines) expect(line).not.toMatch(/[\p{Cc}]/u);
    for (const event of events) {
      const [, parameters = "", value = ""] = event.get("DTSTART") ?? [];
      expect(value).toMatch(parameters === ";VALUE=DATE" ? /^\d{8}$/ : utc);
      expect(() => new URL(textOf(event, "URL"))).not.toThrow();
    }
  },
};

const text = fc.oneof(
  fc.string({ unit: codePoint, maxLength: 120 }),
  fc.constantFrom("Ж日本🎉".repeat(20), "a,b;c\\d\ne", "\u0007bell", "BEGIN:VEVENT\r\nUID:x", ""),
);
const times = fc.date({ min: new Date("2000-01-01"), max: new Date("2060-01-01"), noInvalidDate: true });
const date: fc.Arbitrary<Omit<CalendarDate, "uid">> = fc.record({
  title: text.map((one) => `Interview: ${one}`),
  text,
  place: text,
  url: fc.constant("https://kelpie.example/application-tracker/1"),
  when: fc.oneof(
    times.map((time) => ({ time: new Date(Math.floor(time.getTime() / 60_000) * 60_000) })),
    times.map((one) => ({ day: one.toISOString().slice(0, 10) })),
  ),
  createdAt: times,
  changedAt: times,
});

describe("a calendar file, whatever is in it", () => {
  it.each(Object.keys(clients))("is taken by %s", async (name) => {
    await fc.assert(
      fc.asyncProperty(fc.array(date, { minLength: 1, maxLength: 4 }), async (dates) => {
        const file = read(
          await calendarFile(
            dates.map((one, n) => ({ ...one, uid: `${n}@kelpie` })),
            "Kelpie",
          ),
        );
        expect(file.events).toHaveLength(dates.length);
        clients[name]?.(file);
      }),
    );
  });

  it("gives its words back, commas, marks and lines of any script among them", async () => {
    const one = {
      ...{
        uid: "1@kelpie",
        title: `Interview: ${"Ж日本🎉; \\ ,".repeat(20)}`,
        place: "",
        url: "https://k.example/",
      },
      ...{ text: "Kim, Recruiter\nkim@ward.example", when: { day: "2026-12-31" } },
      ...{ createdAt: new Date("2026-11-01"), changedAt: new Date("2026-11-02") },
    };
    const [event = new Map()] = read(await calendarFile([one], "Kelpie")).events;
    expect(unescaped(textOf(event, "SUMMARY"))).toBe(one.title);
    expect(unescaped(textOf(event, "DESCRIPTION"))).toBe(one.text);
    expect(textOf(event, "DTEND")).toBe("20270101");
  });
});
