import { expect, test } from "vitest";
import { isLatestRole } from "./latest-role.ts";

const role = (endDate?: string, position = "Cook") => ({
  position,
  lines: [],
  highlights: [],
  ...(endDate === undefined ? {} : { endDate }),
});

test.each<[string, (string | undefined)[], number, boolean]>([
  ["the current one, in whatever place", ["2026-02", "present"], 1, true],
  ["a role that ended while another goes on", ["2026-02", "present"], 0, false],
  ["the last that ended", ["2024", "2026-01"], 1, true],
  ["an earlier one", ["2024", "2026-01"], 0, false],
  ["a year is no earlier than a month of it", ["2026", "2026-02"], 0, true],
  ["two that ended together", ["2024-05", "2024-05"], 1, true],
  ["without an end the first counts", [undefined, "2024"], 0, true],
  ["without an end no other counts", ["2024", undefined], 1, false],
  ["no such place", ["2024"], 4, false],
])("%s", (_, ends, at, wanted) => {
  expect(
    isLatestRole(
      ends.map((end) => role(end)),
      at,
    ),
  ).toBe(wanted);
});

test("a break from work is no role", () => {
  expect(isLatestRole([role("present", "Parental leave"), role("2021")], 1)).toBe(true);
});
