import { expect, test } from "vitest";
import { chance } from "#shared/engine/read-ad/likely/likely-asking.ts";
import { fitLogistic, type Judged } from "./fit-logistic.ts";

const rows = (count: number, is: boolean, ...signs: string[]): Judged[] =>
  Array.from({ length: count }, () => ({ signs, is, weight: 1 }));

test("a sign of the asked speaks for them, one of both for neither, one seen twice for nothing", () => {
  const judged = [
    ...rows(30, true, "need", "the"),
    ...rows(30, false, "team", "the"),
    ...rows(2, true, "rare", "the"),
  ];
  const weights = fitLogistic(judged, 10);
  expect(weights.get("need")).toBeGreaterThan(0.5);
  expect(weights.get("team")).toBeLessThan(-0.5);
  expect(Math.abs(weights.get("the") ?? 1)).toBeLessThan(0.3);
  expect(weights.has("rare")).toBe(false);
  expect(chance(weights, ["need", "the"])).toBeGreaterThan(0.8);
  expect(chance(weights, ["team", "the"])).toBeLessThan(0.2);
});

test("without signs the share of the asked is what is likely", () => {
  const weights = fitLogistic([...rows(75, true), ...rows(25, false)], 10);
  expect(chance(weights, [])).toBeCloseTo(0.75, 1);
});

test("only so many signs are kept, and the same rows give the same weights", () => {
  const judged = [...rows(20, true, "a", "b"), ...rows(20, false, "c"), ...rows(5, true, "d")];
  const weights = fitLogistic(judged, 2);
  expect(weights.size).toBe(3);
  expect(fitLogistic(judged, 2)).toEqual(weights);
});
