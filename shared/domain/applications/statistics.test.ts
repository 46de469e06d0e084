import { describe, expect, it } from "vitest";
import { applicationStatistics } from "./statistics.ts";
import type { ApplicationStatus } from "./status.ts";

const now = new Date(2026, 10, 21, 12);
const one = (status: ApplicationStatus, appliedDate: Date | null = now) => ({
  status,
  appliedDate: appliedDate?.toISOString() ?? null,
});

describe("applicationStatistics", () => {
  it("no applications: the rate is 0, not a division by zero [P2-9.04]", () => {
    expect(applicationStatistics([], now)).toEqual({
      total: 0,
      thisMonth: 0,
      responseRate: 0,
      interviewing: 0,
    });
  });

  it.each([
    [[one("applied"), one("interviewing"), one("offered")], 67],
    [[one("applied"), one("applied"), one("interviewing")], 33],
    [[one("rejected"), one("applied")], 0],
    [[one("offered")], 100],
  ])("response rate is (interviewing + offered) / total, rounded [P2-9.03]", (all, rate) => {
    expect(applicationStatistics(all, now).responseRate).toBe(rate);
  });

  it("a saved job counts in no number (D-52)", () => {
    expect(applicationStatistics([one("saved", null), one("interviewing")], now)).toEqual({
      total: 1,
      thisMonth: 1,
      responseRate: 100,
      interviewing: 1,
    });
  });

  it.each([
    [new Date(2026, 9, 31, 23, 59), 0],
    [new Date(2026, 10, 1, 0, 0), 1],
    [new Date(2026, 10, 30, 23, 59), 1],
    [new Date(2025, 10, 21), 0],
  ])("this month is the calendar month of the year: %s gives %d [P2-9.05]", (date, count) => {
    expect(applicationStatistics([one("applied", date)], now).thisMonth).toBe(count);
  });
});
