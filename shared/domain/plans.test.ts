import { expect, it } from "vitest";
import { may, planLabel, tiers } from "./plans.ts";

it("there are three tiers, and pro may do what premium may [P2-9.01, P1-6.17 in part]", () => {
  expect(tiers).toEqual(["free", "premium", "pro"]);
  const acts = ["use-tracker", "optimise-unlimited", "keep-many-resumes"] as const;
  expect(acts.map((act) => may("pro", act))).toEqual(acts.map((act) => may("premium", act)));
  expect(acts.some((act) => may("free", act))).toBe(false);
  expect(tiers.map(planLabel)).toEqual(["Free Plan", "Premium Plan", "Premium Plan"]);
});
