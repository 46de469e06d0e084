import { expect, it } from "vitest";
import { instantOf, isTimeZone, localTime } from "./local-time.ts";

it.each([
  ["2026-11-22T22:00:00Z", "Australia/Sydney", "2026-11-23", "09:00"],
  ["2026-11-22T22:00:00Z", "Australia/Perth", "2026-11-23", "06:00"],
  ["2026-06-30T23:00:00Z", "Australia/Sydney", "2026-07-01", "09:00"],
  ["2026-11-22T22:30:00Z", "Australia/Adelaide", "2026-11-23", "09:00"],
])("%s in %s is %s %s, and back", (moment, zone, day, time) => {
  expect(localTime(new Date(moment), zone)).toEqual({ day, time });
  expect(instantOf({ day, time }, zone).toISOString()).toBe(new Date(moment).toISOString());
});

it("the days on which the clocks change", () => {
  const sydney = (day: string, time: string) => instantOf({ day, time }, "Australia/Sydney").toISOString();
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
