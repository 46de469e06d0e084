import { describe, expect, it } from "vitest";
import { statusAt, tierAt } from "./subscription.ts";

const now = new Date("2026-03-05T00:00:00Z");
const before = new Date("2026-03-04T23:59:59Z");
const after = new Date("2026-03-05T00:00:01Z");

describe("[P1-4.28] the tier at a moment", () => {
  it.each([
    ["free", undefined, "free"],
    ["free", after, "free"],
    ["premium", undefined, "premium"],
    ["premium", after, "premium"],
    ["premium", now, "free"],
    ["premium", before, "free"],
    ["premium", null, "free"],
    ["pro", before, "pro"],
    ["pro", undefined, "pro"],
  ] as const)("%s paid until %s is %s", (recorded, paidUntil, expected) => {
    expect(tierAt(recorded, paidUntil, now)).toBe(expected);
  });
});

describe("the status at a moment", () => {
  it.each([
    ["active", after, "active"],
    ["canceled", after, "canceled"],
    ["active", before, "inactive"],
    ["canceled", now, "inactive"],
    ["active", null, "inactive"],
    ["past_due", after, "past_due"],
    ["past_due", before, "inactive"],
    ["unheard_of", after, "inactive"],
  ] as const)("%s until %s is %s", (recorded, paidUntil, expected) => {
    expect(statusAt(recorded, paidUntil, now)).toBe(expected);
  });
});
