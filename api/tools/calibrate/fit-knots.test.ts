import { expect, test } from "vitest";
import { fitKnots, type Judgement } from "./fit-knots.ts";

const judged = (fit: Judgement["fit"], ...raws: number[]): Judgement[] =>
  raws.map((raw) => ({ ad: "a", fit, raw }));

test("75 where all but 5 % of the strong begin, 25 at the highest unrelated or where two of three weak end, 88 near the top", () => {
  // Of 0.5, 0.6, 0.7, 0.8, 0.9 the share 0.05 lies at 0.52, the share 0.9 at 0.86.
  const strong = judged("strong", 0.9, 0.5, 0.7, 0.6, 0.8);
  const knots = fitKnots([...strong, ...judged("none", 0.1, 0.2), ...judged("weak", 0.2, 0.3, 0.4)]);
  expect(knots).toEqual([
    [0, 0],
    [0.333, 25],
    [0.52, 75],
    [0.86, 88],
    [1, 100],
  ]);
  expect(fitKnots([...strong, ...judged("none", 0.1, 0.35), ...judged("weak", 0.3)])[1]).toEqual([0.35, 25]);
});

test("people of the middle move nothing", () => {
  const ends = [...judged("strong", 0.6, 0.7), ...judged("none", 0.1)];
  expect(fitKnots([...ends, ...judged("possible", 0.01, 0.99)])).toEqual(fitKnots(ends));
});

test("where the unrelated stand above the strong the table still rises", () => {
  const knots = fitKnots([...judged("strong", 0.3, 0.98), ...judged("none", 0.9)]);
  for (const [at, [raw]] of knots.slice(1).entries()) expect(raw).toBeGreaterThan(knots[at]?.[0] ?? 1);
});

test("no table without a strong and an unrelated pair", () => {
  expect(() => fitKnots(judged("strong", 0.5))).toThrow("needed");
  expect(() => fitKnots(judged("none", 0.5))).toThrow("needed");
});
