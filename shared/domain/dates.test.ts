import { expect, it } from "vitest";
import { dayAfter, longDate, longDay, plainDate, plainDay } from "./dates.ts";
import { isTimeZone, localTime, momentOf } from "./local-time.ts";

it("a day reads as en-US with a long month [P1-9.15]", () => {
  expect(longDate(new Date(2024, 2, 5))).toBe("March 5, 2024");
});

it("a calendar day is that day wherever one reads it", () => {
  expect(longDay("2026-12-01")).toBe("December 1, 2026");
  expect(longDay("2026-12-01T00:00:00.000Z")).toBe("December 1, 2026");
});

it("everything but those screens says the day first, without a nought (D-62)", () => {
  expect(plainDate(new Date(2026, 2, 3))).toBe("3 March 2026");
  expect(plainDate("2026-03-02T22:00:00Z", "Australia/Sydney")).toBe("3 March 2026");
  expect(plainDay("2026-03-03")).toBe("3 March 2026");
});

it.each([
  ["2026-11-22T22:00:00Z", "Australia/Sydney", "2026-11-23", "09:00"],
  ["2026-11-22T22:00:00Z", "Australia/Perth", "2026-11-23", "06:00"],
  ["2026-06-30T23:00:00Z", "Australia/Sydney", "2026-07-01", "09:00"],
  ["2026-11-22T22:30:00Z", "Australia/Adelaide", "2026-11-23", "09:00"],
])("%s in %s is %s %s, and back", (moment, zone, day, time) => {
  expect(localTime(new Date(moment), zone)).toEqual({ day, time });
  expect(momentOf({ day, time }, zone).toISOString()).toBe(new Date(moment).toISOString());
});

it("the days on which the clocks change", () => {
  const sydney = (day: string, time: string) => momentOf({ day, time }, "Australia/Sydney").toISOString();
  expect(sydney("2026-10-04", "01:30")).toBe("2026-10-03T15:30:00.000Z");
  expect(sydney("2026-10-04", "03:30")).toBe("2026-10-03T16:30:00.000Z");
  expect(sydney("2026-04-05", "09:00")).toBe("2026-04-04T23:00:00.000Z");
});

it("a zone is one that the engine knows", () => {
  expect(["Australia/Sydney", "Pacific/Auckland", "Mars/Olympus", ""].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it("the day after crosses months and years", () => {
  expect([dayAfter("2026-12-31"), dayAfter("2026-03-01", -1)]).toEqual(["2027-01-01", "2026-02-28"]);
});
