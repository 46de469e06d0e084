import { describe, expect, it } from "vitest";
import { applicationStatuses } from "./status.ts";
import { standsIn, type TrackerList, trackerLists } from "./tracker-lists.ts";

const today = "2026-11-24";
const one = { status: "applied", archivedAt: null, stageDay: today } as const;
const listsOf = (change: Partial<Parameters<typeof standsIn>[1]>): TrackerList[] =>
  trackerLists.filter((list) => standsIn(list, { ...one, ...change }, today));

describe("the tracker's lists", () => {
  it.each([
    ["2026-11-11", ["all", "active"]],
    ["2026-11-10", ["all", "active", "nudge"]],
  ])("sent on %s: %j", (stageDay, lists) => {
    expect(listsOf({ stageDay })).toEqual(lists);
  });

  it.each([
    ["saved", ["all", "active"]],
    ["interviewing", ["all", "active", "interviews"]],
    ["offered", ["all", "active"]],
    ["rejected", ["all"]],
  ] as const)("%s for a year: %j, and nobody is nudged", (status, lists) => {
    expect(listsOf({ status, stageDay: "2025-11-24" })).toEqual(lists);
  });

  it.each([
    [59, false],
    [60, true],
    [undefined, false],
  ])("a match of %s is among 60%% and up: %s", (matchScore, isIn) => {
    expect(listsOf({ matchScore }).includes("matching")).toBe(isIn);
  });

  it("what is archived stands in the archive alone, whatever it is", () => {
    for (const status of applicationStatuses)
      expect(
        listsOf({ status, archivedAt: "2026-11-01T00:00:00Z", stageDay: "2026-01-01", matchScore: 90 }),
      ).toEqual(["archive"]);
  });
});
