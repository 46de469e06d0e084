import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scoreBand } from "#shared/domain/resumes/score-bands.ts";
import {
  ceilingOf,
  coverageOf,
  filledOf,
  gainOf,
  pointsOf,
  rawOf,
  type ScoreGroup,
  type ScoreInput,
  score,
} from "./score.ts";

const group = (over: Partial<ScoreGroup>): ScoreGroup => ({
  weight: 3,
  credit: 0,
  essential: false,
  term: "x",
  newWords: [],
  ...over,
});

/** The example of docs/score.md, worked out by hand. */
const example: ScoreInput = {
  groups: [
    group({ term: "Python", weight: 6, credit: 1 }),
    group({ term: "SQL", weight: 3, credit: 0.8 }),
    group({ term: "Tableau", weight: 1.5, credit: 0 }),
    group({ term: "monthly reports", weight: 1, credit: 0.5 }),
  ],
  family: 0.56,
  language: { total: 100, shared: 40 },
};

describe("score", () => {
  test("the worked example: .35 + (8.9 / 11.5 - .35) x 4 / 12, then .8, .1 and .1 of the ratios", () => {
    expect(coverageOf(example.groups)).toBeCloseTo(0.49130435, 8);
    const { parts } = score(example);
    expect(parts.map(({ id }) => id)).toEqual(["criteria", "family", "language"]);
    expect(rawOf(parts)).toBeCloseTo(0.51304348, 8);
  });

  test("bands change at 60 and 80", () => {
    expect([59, 60, 79, 80].map(scoreBand)).toEqual(["low", "good", "good", "excellent"]);
  });

  test("from few criteria nobody shows all and nobody nothing: n / (n + 8) towards the prior", () => {
    const of = (n: number, credit: number) => coverageOf(Array.from({ length: n }, () => group({ credit })));
    expect(coverageOf([])).toBeNull();
    for (const n of [1, 3, 8, 20]) {
      const spread = (of(n, 1) ?? 0) - (of(n, 0) ?? 0);
      expect(spread).toBeCloseTo(n / (n + 8), 12);
      expect(of(n, 0)).toBeGreaterThan(0);
      expect(of(n, 1)).toBeLessThan(1);
    }
  });

  test("a missing essential holds the number down and is named; half shown it does not", () => {
    const strong = Array.from({ length: 30 }, () => group({ credit: 1 }));
    const of = (...credits: number[]) =>
      score({
        groups: [...strong, ...credits.map((credit) => group({ essential: true, credit }))],
        family: 1,
        language: { total: 1, shared: 1 },
      });
    expect(of(0.5, 1).cap).toBeUndefined();
    expect(of(0, 1).cap?.missing).toEqual(["x"]);
    expect(of(0, 0).cap?.missing).toEqual(["x", "x"]);
    expect(of(0, 0).value).toBeLessThan(of(0, 1).value);
  });

  test("nothing stated, answers 0", () => {
    expect(score({ groups: [], family: null, language: { total: 0, shared: 0 } }).value).toBe(0);
  });
});

const anyGroup = fc.record({
  weight: fc.constantFrom(1, 1.5, 2, 3, 6),
  credit: fc.constantFrom(0, 0.5, 0.7, 0.8, 1),
  essential: fc.boolean(),
  term: fc.constant("x"),
  newWords: fc.array(fc.record({ stem: fc.constantFrom("a", "b", "c"), weight: fc.constant(2) }), {
    maxLength: 3,
  }),
});
const anyInput: fc.Arbitrary<ScoreInput> = fc.record({
  groups: fc.array(anyGroup, { maxLength: 20 }),
  family: fc.option(fc.constantFrom(0, 0.4, 0.7, 1)),
  language: fc.record({
    total: fc.constantFrom(0, 20),
    shared: fc.integer({ min: 0, max: 14 }),
  }),
});

describe("score, properties", () => {
  test("0 <= value <= ceiling <= 100, and parts sum to the value before cap (2, 20)", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const now = score(input);
        const top = ceilingOf(
          input,
          input.groups.map((g) => g.credit >= 0.7),
        );
        expect(now.value).toBeGreaterThanOrEqual(0);
        expect(now.value).toBeLessThanOrEqual(top.value);
        expect(top.value).toBeLessThanOrEqual(100);
        const sum = now.parts.reduce((s, p) => s + p.points, 0);
        if (now.cap === undefined) expect(sum).toBeCloseTo(now.exact, 6);
        else expect(sum).toBeGreaterThan(now.cap.limit);
        for (const { points, maxPoints } of now.parts) expect(points).toBeLessThanOrEqual(maxPoints + 1e-9);
      }),
    );
  });

  test("order of groups changes nothing (7), and more credit never lowers the value (3, 4, 11)", () => {
    fc.assert(
      fc.property(anyInput, fc.nat(), (input, pick) => {
        const now = score(input);
        expect(score({ ...input, groups: [...input.groups].reverse() }).value).toBe(now.value);
        const at = input.groups.length === 0 ? 0 : pick % input.groups.length;
        for (const credit of [0.5, 0.7, 0.8, 1]) {
          const groups = input.groups.map((g, i) => (i === at && g.credit < credit ? { ...g, credit } : g));
          expect(score({ ...input, groups }).exact).toBeGreaterThanOrEqual(now.exact - 1e-9);
        }
        if (input.groups.length === 0) return;
        const gain = gainOf(input, at);
        // All gaps filled bring at least what the best of them brings alone.
        const filled = filledOf(input);
        expect(filled.value).toBeGreaterThanOrEqual(now.value);
        if (input.groups[at]?.credit === 0)
          expect(filled.exact - now.exact).toBeGreaterThanOrEqual(gain - 0.05 - 1e-9);
        expect(
          filledOf({ ...input, groups: input.groups.map((g) => ({ ...g, credit: g.credit || 1 })) }).exact,
        ).toBe(filled.exact);
        const { points, maxPoints } = pointsOf(input, at);
        expect(gain).toBeGreaterThanOrEqual(0);
        expect(points).toBeGreaterThanOrEqual(0);
        expect(maxPoints - points).toBeCloseTo(gain, 6);
      }),
    );
  });
});
