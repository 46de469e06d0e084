import { expect, it } from "vitest";
import { evaluateOutcomes, outcomes } from "./outcomes.ts";

it("what people would complain about does not happen, through the real server", async () => {
  expect(outcomes.length).toBeGreaterThanOrEqual(40);
  expect(new Set(outcomes.map(({ id }) => id)).size).toBe(outcomes.length);
  const { n, failed } = await evaluateOutcomes();
  expect(failed).toEqual([]);
  expect(n).toBe(outcomes.length);
}, 180_000);
