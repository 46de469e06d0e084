import { expect, it } from "vitest";
import { bestNewMatches } from "./new-matches.ts";

const now = new Date("2026-11-24T02:00:00Z");
const fresh = { id: "a", matchScore: 71, firstSeenAt: "2026-11-23T02:00:00Z" };

it.each([
  ["new and matching", {}, true],
  ["60 exactly", { matchScore: 60 }, true],
  ["below 60", { matchScore: 59 }, false],
  ["not measured", { matchScore: undefined }, false],
  ["another field", { isOtherField: true }, false],
  ["seen a week ago", { firstSeenAt: "2026-11-17T02:00:00Z" }, false],
  ["seen just within the week", { firstSeenAt: "2026-11-17T02:00:01Z" }, true],
  ["nobody knows when it came", { firstSeenAt: undefined }, false],
  ["put away", { isDismissed: true }, false],
  ["put away and taken back", { isDismissed: false }, true],
  ["saved already", { saved: { id: "x" } }, false],
])("a card for an ad that is %s: %#", (_name, change, isShown) => {
  expect(bestNewMatches([{ ...fresh, ...change }], now)).toHaveLength(isShown ? 1 : 0);
});

it("two at most, in the board's order; one saved here stays", () => {
  const jobs = ["a", "b", "c"].map((id) => ({ ...fresh, id, ...(id === "a" && { saved: {} }) }));
  expect(bestNewMatches(jobs, now).map(({ id }) => id)).toEqual(["b", "c"]);
  expect(bestNewMatches(jobs, now, new Set(["a"])).map(({ id }) => id)).toEqual(["a", "b"]);
});
