import { describe, expect, test } from "vitest";
import { calibrated } from "./calibration.ts";
import { calibrationPoints } from "./calibration-points.ts";
import { rangeOf, type ScoreGroup, type ScoreInput, score } from "./score.ts";

/** Straight line through two points, written down again so that an error of the engine's own is seen. */
function onTheTable(raw: number): number {
  const upper = calibrationPoints.findIndex(([at]) => raw <= at);
  const [x0, y0] = calibrationPoints[upper - 1] ?? [0, 0];
  const [x1, y1] = calibrationPoints[upper] ?? [1, 100];
  return y0 + ((raw - x0) / (x1 - x0)) * (y1 - y0);
}

const group = (weight: number, credit: number, over: Partial<ScoreGroup> = {}): ScoreGroup => ({
  weight,
  credit,
  essential: false,
  term: "",
  newWords: [],
  ...over,
});

/**
 * A nurse's ad, by hand. Groups: registration (core must 6, 1), medication (must 3, 0.8), a wound course
 * (preferred 1.5, 0.5), rosters (duty 1, 0). Credit 6 + 2.4 + 0.75 = 9.15 of 11.5; four groups.
 */
const nurse: ScoreInput = {
  groups: [group(6, 1, { term: "AHPRA", essential: true }), group(3, 0.8), group(1.5, 0.5), group(1, 0)],
  family: 0.95,
  language: { total: 50, shared: 30 },
};

describe("the whole sum", () => {
  test("criteria .35 + (9.15 / 11.5 - .35) / 3, then .8, .1 and .1, the table, one rounding", () => {
    const criteria = 0.35 + (9.15 / 11.5 - 0.35) / 3;
    expect(criteria).toBeCloseTo(0.49855072, 8);
    // A title of .95 is beyond .7: the same job.
    const raw = 0.8 * criteria + 0.1 * 1 + 0.1 * 0.6;
    expect(raw).toBeCloseTo(0.55884058, 8);
    const { exact, value, cap } = score(nurse);
    expect(exact).toBeCloseTo(onTheTable(raw), 8);
    expect(value).toBe(Math.round(onTheTable(raw)));
    expect(value).toBeGreaterThan(74);
    expect(cap).toBeUndefined();
  });

  test("what is shown in part under another name adds none of its words, in full all of them, at most 1", () => {
    const words = [{ stem: "wound", weight: 10 }];
    const of = (credit: number) =>
      score({
        groups: [group(3, credit, { newWords: words })],
        family: null,
        language: { total: 50, shared: 45 },
      }).parts.find(({ id }) => id === "language")?.ratio;
    expect(of(0.5)).toBeCloseTo(0.9, 12);
    expect(of(0.8)).toBe(1);
  });

  test("the registration not shown: 74 is the most; two such: 60", () => {
    const lacking = (...terms: string[]) =>
      score({
        ...nurse,
        family: 1,
        language: { total: 1, shared: 1 },
        groups: [
          ...nurse.groups.slice(1),
          ...Array.from({ length: 20 }, () => group(3, 1)),
          ...terms.map((term) => group(6, 0, { term, essential: true })),
        ],
      });
    expect(lacking("AHPRA")).toMatchObject({ value: 74, cap: { limit: 74, missing: ["AHPRA"] } });
    expect(lacking("AHPRA", "licence")).toMatchObject({ value: 60, cap: { limit: 60 } });
  });

  test.each([
    [0, 0],
    [0.35, 0.5],
    [0.69, 0.69 / 0.7],
    [0.7, 1],
    [1, 1],
  ])("a title that is like the ad's at %d counts %d: from .7 on two titles name one job", (family, ratio) => {
    expect(score({ ...nurse, family }).parts.find(({ id }) => id === "family")?.ratio).toBeCloseTo(ratio, 12);
  });

  // Eight groups of one weight and one credit: criteria = .35 + (credit - .35) / 2.
  test.each([
    [0.65, 0.4, 0.4],
    [0.85, 0.4, 0.4 + 0.6 * 0.3],
    [1, 0, 0.525],
    [1, 0.4, 0.4 + 0.6 * 0.525],
  ])(
    "of all that is asked %d shown: a title of %d counts %d, the more from half of the criteria on",
    (credit, titled, ratio) => {
      const groups = Array.from({ length: 8 }, () => group(3, credit));
      const { parts } = score({ ...nurse, groups, family: titled * 0.7 });
      expect(parts.find(({ id }) => id === "family")?.ratio).toBeCloseTo(ratio, 12);
    },
  );

  test("whoever shows nearly everything does this kind of work", () => {
    const groups = Array.from({ length: 60 }, () => group(3, 1));
    expect(score({ ...nurse, groups, family: 0 }).parts.find(({ id }) => id === "family")?.ratio).toBe(1);
  });

  test("a part that the ad does not state falls out and the rest is scaled: .8 and .1 of .9", () => {
    const { exact } = score({ ...nurse, family: null });
    const criteria = 0.35 + (9.15 / 11.5 - 0.35) / 3;
    expect(exact).toBeCloseTo(onTheTable((0.8 * criteria + 0.1 * 0.6) / 0.9), 8);
  });
});

describe("the table", () => {
  test("straight between calibrationPoints, the ends outside", () => {
    const table = [
      [0, 0],
      [0.4, 25],
      [0.6, 75],
      [1, 100],
    ] as const;
    expect([-1, 0.2, 0.4, 0.5, 0.8, 1, 2].map((raw) => calibrated(raw, table))).toEqual([
      0, 12.5, 25, 50, 87.5, 100, 100,
    ]);
  });

  test("the shipped one rises from nothing at 0 to 100 at 1", () => {
    expect(calibrationPoints[0]).toEqual([0, 0]);
    expect(calibrationPoints.at(-1)).toEqual([1, 100]);
    for (const [at, [raw, value]] of calibrationPoints.slice(1).entries()) {
      expect(raw).toBeGreaterThan(calibrationPoints[at]?.[0] ?? 1);
      expect(value).toBeGreaterThan(calibrationPoints[at]?.[1] ?? 100);
    }
  });
});

describe("range", () => {
  test("as if two more of the mean weight 2.875 showed nothing, or all", () => {
    const more = (credit: number) =>
      score({ ...nurse, groups: [...nurse.groups, group(2.875, credit), group(2.875, credit)] }).value;
    expect(rangeOf(nurse)).toEqual({ low: more(0), high: more(1) });
    expect(more(0)).toBeLessThan(score(nurse).value);
    expect(more(1)).toBeGreaterThan(score(nurse).value);
  });

  test("none from six groups on, and none without any", () => {
    const six = Array.from({ length: 6 }, () => group(3, 1));
    expect(rangeOf({ ...nurse, groups: six })).toBeNull();
    expect(rangeOf({ ...nurse, groups: six.slice(1) })).not.toBeNull();
    expect(rangeOf({ ...nurse, groups: [] })).toBeNull();
  });
});
