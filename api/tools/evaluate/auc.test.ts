import { describe, expect, it } from "vitest";
import { aucOf } from "./auc.ts";

const pair = (label: number, value: number) => ({ label, value });

describe("aucOf", () => {
  it("counts the pairs in the right order, ties half", () => {
    expect(aucOf([pair(1, 9), pair(0, 1)])?.value).toBe(1);
    expect(aucOf([pair(1, 1), pair(0, 9)])?.value).toBe(0);
    expect(aucOf([pair(1, 5), pair(0, 5)])?.value).toBe(0.5);
    // Wanted 3 and 7 against unwanted 1, 3 and 5: right 1, tied 1, wrong 1; then three right.
    expect(aucOf([pair(1, 3), pair(1, 7), pair(0, 1), pair(0, 3), pair(0, 5)])?.value).toBe(4.5 / 6);
  });

  it("leaves other labels out, and has no answer without both", () => {
    const two = [pair(1, 9), pair(0, 1)];
    expect(aucOf([...two, pair(2, 0)])).toEqual(aucOf(two));
    expect(aucOf([pair(1, 9), pair(2, 1)])).toBeNull();
    expect(aucOf([])).toBeNull();
  });

  it("gives the same interval in every run, around the value, narrower with more pairs", () => {
    const sample = (n: number) =>
      Array.from({ length: n }, (_, i) => pair(i % 2, ((i * 7) % 10) + (i % 2) * 2));
    const [few, many] = [aucOf(sample(20)), aucOf(sample(400))];
    expect(aucOf(sample(20))).toEqual(few);
    for (const auc of [few, many]) {
      expect(auc?.low).toBeLessThanOrEqual(auc?.value ?? 0);
      expect(auc?.high).toBeGreaterThanOrEqual(auc?.value ?? 1);
    }
    expect((many?.high ?? 1) - (many?.low ?? 0)).toBeLessThan((few?.high ?? 0) - (few?.low ?? 1));
  });
});
