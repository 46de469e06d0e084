import { expect, it } from "vitest";
import { dayAfter, longDate, longDay, plainDate, plainDay } from "./dates.ts";

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

it("the day after crosses months and years", () => {
  expect([dayAfter("2026-12-31"), dayAfter("2026-03-01", -1)]).toEqual(["2027-01-01", "2026-02-28"]);
});
