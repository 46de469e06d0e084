import { describe, expect, it } from "vitest";
import { easeProgress, progressCap, reachStep } from "./progress-rule.ts";

describe("progress of an optimisation", () => {
  it.each([
    [0, 20],
    [1, 40],
    [2, 60],
    [3, 80],
    [4, 99],
  ])("step %i: never past %i [P2-4.11 P2-4.12]", (reached, cap) => {
    expect(progressCap(reached)).toBe(cap);
  });

  it.each([
    // progress, reached, chance, after
    [0, 0, 0, 5],
    [0, 0, 1, 20],
    [18, 0, 1, 20],
    [20, 0, 1, 20],
    [20, 1, 0.5, 33],
    [95, 4, 1, 99],
    [99, 4, 1, 99],
    [60, 1, 1, 60],
  ])("%i at step %i with chance %f: %i [P2-4.10 P2-4.13]", (progress, reached, chance, after) => {
    expect(easeProgress(progress, reached, chance)).toBe(after);
  });

  it("starts a reached step at its beginning and never goes back", () => {
    expect(reachStep(5, 3)).toBe(60);
    expect(reachStep(70, 3)).toBe(70);
  });
});
