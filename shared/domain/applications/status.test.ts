import { expect, it } from "vitest";
import { applicationStatuses, overviewTone, statusFacts } from "./status.ts";

it.each([
  ["Applied", "info"],
  ["Saved", "neutral"],
  ["In Review", "warn"],
  ["Interview", "success"],
  ["Offer", "violet"],
  ["Rejected", "danger"],
  ["xyz", "neutral"],
] as const)("%s on the dashboard is %s [P1-2.96, P1-2.97]", (label, tone) => {
  expect(overviewTone(label)).toBe(tone);
});

it("every status of the tracker has a word of that table, in a colour of its own map [P2-4.05]", () => {
  const words = applicationStatuses.map((status) => statusFacts[status].overview.label);
  expect(words).toEqual(["Saved", "Applied", "Interview", "Offer", "Rejected"]);
  const { interviewing, offered } = statusFacts;
  expect([interviewing.colour, offered.colour]).toEqual(["warn", "success"]);
  expect([overviewTone("Interview"), overviewTone("Offer")]).toEqual(["success", "violet"]);
});
