import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scoreBand } from "#shared/domain/resumes/score-bands.ts";
import { ceilingOf, gainOf, type ScoreGroup, type ScoreInput, score } from "./score.ts";

const group = (over: Partial<ScoreGroup>): ScoreGroup => ({
  part: "requirements",
  weight: 3,
  tenths: 0,
  recent: false,
  core: false,
  term: "x",
  ...over,
});

/** docs/engine.md, MATCH: Python in the current role, SQL in a list, soft skill in the summary. */
const golden: ScoreInput = {
  groups: [
    group({ term: "Python", core: true, tenths: 10, recent: true }),
    group({ term: "SQL", core: true, tenths: 7 }),
    group({ term: "Tableau", weight: 2 }),
    group({ term: "dbt", weight: 1 }),
    group({ term: "communication", part: "soft", weight: 2, tenths: 7 }),
  ],
  title: 0.7,
  years: null,
};

describe("score", () => {
  test("golden vector is exact", () => {
    expect(score(golden).value).toBe(58);
    expect(score(golden).cap).toBeUndefined();
    expect(ceilingOf(golden, [true, true, false, false, true]).value).toBe(75);
    expect([1, 2, 3, 4].map((at) => gainOf(golden, at))).toEqual([15.3, 14.4, 7.2, 1.8]);
    expect(score(golden).parts.map((p) => p.id)).toEqual(["requirements", "recent", "title", "soft"]);
  });

  test("bands change at 60 and 80", () => {
    expect([59, 60, 79, 80].map(scoreBand)).toEqual(["low", "good", "good", "excellent"]);
  });

  test("core caps: none of two 30, none of one 45, under half 45, not all 70, all none", () => {
    const strong = Array.from({ length: 30 }, () => group({ tenths: 10, recent: true }));
    const capOf = (...met: boolean[]) =>
      score({
        groups: [...strong, ...met.map((m) => group({ core: true, tenths: m ? 5 : 0 }))],
        title: 1,
        years: null,
      });
    expect(capOf(false, false).value).toBe(30);
    expect(capOf(false).value).toBe(45);
    expect(capOf(true, false, false).value).toBe(45);
    expect(capOf(true, false).value).toBe(70);
    expect(capOf(true, true).cap).toBeUndefined();
    expect(capOf(true, false).cap?.missing).toEqual(["x"]);
  });

  test("points that end exactly at the limit are not capped, whatever binary fractions make of them", () => {
    const of = (part: ScoreGroup["part"], weight: number, tenths: number, core = false) =>
      group({ part, weight, tenths, core });
    const groups = [
      ...[of("soft", 1, 0), of("soft", 3, 5), of("requirements", 1, 5), of("requirements", 3, 10)],
      ...[of("soft", 1, 5), of("requirements", 1, 10), of("requirements", 1, 10)],
      ...[of("requirements", 1, 10, true), of("soft", 2, 0, true)],
    ];
    const at = score({ groups, title: 0.7, years: null });
    expect(at.cap).toBeUndefined();
  });

  test("nothing stated, answers 0", () => {
    expect(score({ groups: [], title: null, years: null }).value).toBe(0);
  });
});

const anyGroup = fc.record({
  part: fc.constantFrom("requirements" as const, "qualifications" as const, "soft" as const),
  weight: fc.constantFrom(1, 2, 3),
  tenths: fc.constantFrom(0, 5, 7, 10),
  recent: fc.boolean(),
  core: fc.boolean(),
  term: fc.constant("x"),
});
const anyRatio = fc.option(fc.constantFrom(0, 0.4, 0.7, 1));
const anyInput = fc.record({
  groups: fc.array(anyGroup, { maxLength: 20 }),
  title: anyRatio,
  years: anyRatio,
});

describe("score, properties", () => {
  test("0 <= value <= ceiling <= 100, and parts sum to the value before cap (2, 20)", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const now = score(input);
        const top = ceilingOf(
          input,
          input.groups.map((g) => g.tenths >= 7),
        );
        expect(now.value).toBeGreaterThanOrEqual(0);
        expect(now.value).toBeLessThanOrEqual(top.value);
        expect(top.value).toBeLessThanOrEqual(100);
        const sum = now.parts.reduce((s, p) => s + p.points, 0);
        if (now.cap === undefined) expect(sum).toBeCloseTo(now.exact, 6);
        else expect(sum).toBeGreaterThan(now.cap.limit);
      }),
    );
  });

  test("order of groups changes nothing (7), and more credit never lowers the value (3, 4, 11)", () => {
    fc.assert(
      fc.property(anyInput, fc.nat(), (input, pick) => {
        const now = score(input);
        expect(score({ ...input, groups: [...input.groups].reverse() }).value).toBe(now.value);
        const at = input.groups.length === 0 ? 0 : pick % input.groups.length;
        for (const tenths of [5, 7, 10]) {
          const groups = input.groups.map((g, i) => (i === at && g.tenths < tenths ? { ...g, tenths } : g));
          expect(score({ ...input, groups }).exact).toBeGreaterThanOrEqual(now.exact - 1e-9);
        }
        if (input.groups.length > 0) expect(gainOf(input, at)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
