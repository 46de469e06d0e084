import { expect, it } from "vitest";
import { appliedDay, longDate, longDay } from "./date-text.ts";

it("a day reads as en-US with a long month [P1-9.15]", () => {
  expect(longDate(new Date(2024, 2, 5))).toBe("March 5, 2024");
});

it("what is only saved has no day on which it was sent", () => {
  const appliedDate = new Date(2024, 2, 5).toISOString();
  expect(appliedDay({ status: "applied", appliedDate })).toBe("March 5, 2024");
  expect(appliedDay({ status: "saved", appliedDate })).toBeNull();
});

it("a calendar day is that day wherever one reads it", () => {
  expect(longDay("2026-12-01")).toBe("December 1, 2026");
  expect(longDay("2026-12-01T00:00:00.000Z")).toBe("December 1, 2026");
});
