import { describe, expect, it } from "vitest";
import { daysWaiting, waitNote } from "./waiting.ts";

const today = "2026-11-24";

describe("how long an application waits", () => {
  it.each([
    ["applied", "2026-11-12", 12],
    ["applied", "2026-11-23", 1],
    ["applied", "2026-11-24", null],
    ["applied", "2026-11-25", null],
    ["applied", null, null],
    ["saved", "2026-11-12", null],
    ["interviewing", "2026-11-12", null],
    ["offered", "2026-11-12", null],
    ["rejected", "2026-11-12", null],
  ] as const)("%s, sent %j: %j days", (status, sentDay, days) => {
    expect(daysWaiting({ status, sentDay }, today)).toBe(days);
  });

  it.each([
    ["applied", "2026-11-12", null, "12 days, no answer", false],
    ["applied", "2026-11-23", null, "1 day, no answer", false],
    ["applied", "2026-11-12", "2026-11-24", "12 days, follow-up due", true],
    ["applied", "2026-11-12", "2026-11-20", "12 days, follow-up due", true],
    ["applied", "2026-11-12", "2026-11-25", "12 days, follow up tomorrow", false],
    ["applied", "2026-11-24", "2026-11-28", "follow up in 4 days", false],
    ["saved", null, "2026-11-24", "follow-up due", true],
    ["interviewing", "2026-11-12", "2026-11-26", "follow up in 2 days", false],
  ] as const)("%s, sent %j, follow-up %j: %s", (status, sentDay, followUpDate, text, isDue) => {
    expect(waitNote({ status, sentDay, followUpDate }, today)).toEqual({ text, isDue });
  });

  it.each([
    ["applied", "2026-11-24", null],
    ["saved", null, null],
    ["rejected", "2026-11-12", "2026-11-20"],
    ["offered", "2026-11-12", "2026-11-20"],
  ] as const)("%s, sent %j, follow-up %j: nothing is said", (status, sentDay, followUpDate) => {
    expect(waitNote({ status, sentDay, followUpDate }, today)).toBeNull();
  });
});
