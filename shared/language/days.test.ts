import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DateOrder } from "./dates.ts";
import { orderEvidence, readDay, readTime } from "./days.ts";

const asOf = "2026-11-28";
const read = (text: string, order: DateOrder = "day-first", isPast = true) =>
  readDay(text, { order, asOf, isPast });

describe("a written day", () => {
  it.each([
    ["2026-11-05", "2026-11-05"],
    ["2026/3/5", "2026-03-05"],
    ["5/3/2024", "2024-03-05"],
    ["05.03.2024", "2024-03-05"],
    ["5-3-24", "2024-03-05"],
    ["25/3/24", "2024-03-25"],
    ["3/25/24", "2024-03-25"],
    ["5 Mar 2024", "2024-03-05"],
    ["5-Mar-24", "2024-03-05"],
    ["5th of March, 2024", "2024-03-05"],
    ["March 5, 2024", "2024-03-05"],
    ["Mar 5th 2024", "2024-03-05"],
    ["Thu 5 Mar 2026", "2026-03-05"],
    ["Thursday, 5 March 2026", "2026-03-05"],
    ["46000", "2025-12-09"],
  ])("%j is %s", (text, day) => {
    expect(read(text)).toEqual({ day, isGuess: false });
  });

  it.each([
    ["12/03/2026 10:30", "2026-03-12", "10:30"],
    ["11/9/26, 4:15 PM", "2026-09-11", "16:15"],
    ["3 Dec 2026 at 9am", "2026-12-03", "09:00"],
    ["4 Dec 2026 12:05 am", "2026-12-04", "00:05"],
    ["2026-03-06 14:05:00", "2026-03-06", "14:05"],
    ["2026-03-06T14:05:00+11:00", "2026-03-06", "14:05"],
  ])("%j is a day with a time", (text, day, time) => {
    expect(read(text)).toMatchObject({ day, time });
  });

  it("that ends with Z is an instant", () => {
    expect(read("2026-11-08T22:41:10.112Z")).toMatchObject({ instant: "2026-11-08T22:41:10.112Z" });
  });

  it("without a year is the last one that is over, or the nearest one, and a guess", () => {
    expect(read("24/11")).toEqual({ day: "2026-11-24", isGuess: true });
    expect(read("24 December")).toEqual({ day: "2025-12-24", isGuess: true });
    expect(read("24 December", "day-first", false)).toEqual({ day: "2026-12-24", isGuess: true });
    expect(read("Tue 10 Nov")).toEqual({ day: "2026-11-10", isGuess: true });
    expect(read("Wed 18th")).toEqual({ day: "2026-11-18", isGuess: true });
  });

  it("with another weekday is a guess", () => {
    expect(read("Mon 5 Mar 2026")).toEqual({ day: "2026-03-05", isGuess: true });
  });

  it("keeps the words behind it", () => {
    expect(read("12/11/2026 - rang them")).toEqual({ day: "2026-11-12", isGuess: false, rest: "rang them" });
  });

  it.each([
    "",
    "soon",
    "mid November",
    "November 2026",
    "Nov-26",
    "31/02/2024",
    "13/13/2024",
    "5 Foo 2024",
    "3 days ago",
    "12/11 or 13/11/2026",
    "8.5",
    "120000",
    "0412 345 678",
    "$95,000",
    "01/01/1900",
    "9".repeat(500),
  ])("is not in %j", (text) => {
    expect(read(text)).toBeUndefined();
  });

  it("written in any usual way is read as itself", () => {
    const day = fc.date({ min: new Date("2000-01-01"), max: new Date("2048-12-31"), noInvalidDate: true });
    const part = (date: Date, options: Intl.DateTimeFormatOptions, zone = "en-AU") =>
      date.toLocaleDateString(zone, { timeZone: "UTC", ...options });
    fc.assert(
      fc.property(day, (date) => {
        const wanted = date.toISOString().slice(0, 10);
        const long = { day: "numeric", month: "long", year: "numeric" } as const;
        for (const text of [wanted, part(date, long), part(date, long, "en-US"), part(date, {})])
          expect(read(text)?.day).toBe(wanted);
        expect(read(part(date, {}, "en-US"), "month-first")?.day).toBe(wanted);
      }),
    );
  });
});

it.each([
  ["2pm", "14:00"],
  ["10.30 am", "10:30"],
  ["23:59", "23:59"],
  ["25:00", undefined],
  ["after lunch", undefined],
])("the time of %j is %s", (text, time) => {
  expect(readTime(text)).toBe(time);
});

describe("the order of a column", () => {
  const evidence = (...texts: string[]) => orderEvidence(texts, { asOf, isPast: true });

  it("is proven by a number over twelve, a weekday or an American time", () => {
    expect(evidence("3/5/2026", "3/25/2026")).toEqual({ dayFirst: 0, monthFirst: 1, either: 1 });
    expect(evidence("25/3/2026", "n/a")).toEqual({ dayFirst: 1, monthFirst: 0, either: 0 });
    expect(evidence("Thu 5/3/2026").dayFirst).toBe(1);
    expect(evidence("Tue 5/3/2026").monthFirst).toBe(0);
    expect(evidence("3/4/26, 9:15 PM").monthFirst).toBe(1);
  });

  it("is not touched by days that are the same in both, or written otherwise", () => {
    expect(evidence("5/5/2026", "2026-03-05", "5 Mar 2026")).toEqual({
      dayFirst: 0,
      monthFirst: 0,
      either: 0,
    });
  });
});
