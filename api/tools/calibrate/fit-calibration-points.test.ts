import { expect, test } from "vitest";
import { fitCalibrationPoints, type ScoredPair } from "./fit-calibration-points.ts";

const judged = (fit: ScoredPair["fit"], ...raws: number[]): ScoredPair[] =>
  raws.map((raw) => ({ ad: "a", fit, raw }));

test("75 where all but 5 % of the strong begin, 25 at the highest unrelated or where two of three weak end, 88 near the top", () => {
  // Of 0.5, 0.6, 0.7, 0.8, 0.9 the share 0.05 lies at 0.52, the share 0.9 at 0.86.
  const strong = judged("strong", 0.9, 0.5, 0.7, 0.6, 0.8);
  const points = fitCalibrationPoints([
    ...strong,
    ...judged("none", 0.1, 0.2),
    ...judged("weak", 0.2, 0.3, 0.4),
  ]);
  expect(points).toEqual([
    [0, 0],
    [0.333, 25],
    [0.52, 75],
    [0.86, 88],
    [1, 100],
  ]);
  expect(fitCalibrationPoints([...strong, ...judged("none", 0.1, 0.35), ...judged("weak", 0.3)])[1]).toEqual([
    0.35, 25,
  ]);
});

test("people of the middle move nothing", () => {
  const ends = [...judged("strong", 0.6, 0.7), ...judged("none", 0.1)];
  expect(fitCalibrationPoints([...ends, ...judged("possible", 0.01, 0.99)])).toEqual(
    fitCalibrationPoints(ends),
  );
});

test("where the unrelated stand above the strong the table still rises", () => {
  const points = fitCalibrationPoints([...judged("strong", 0.3, 0.98), ...judged("none", 0.9)]);
  for (const [at, [raw]] of points.slice(1).entries()) expect(raw).toBeGreaterThan(points[at]?.[0] ?? 1);
});

test("no table without a strong and an unrelated pair", () => {
  expect(() => fitCalibrationPoints(judged("strong", 0.5))).toThrow("needed");
  expect(() => fitCalibrationPoints(judged("none", 0.5))).toThrow("needed");
});
