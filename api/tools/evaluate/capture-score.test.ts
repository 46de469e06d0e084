import { expect, test } from "vitest";
import { descriptionErrors, isExact, isSameSalary, norm, spread } from "./capture-score.ts";

test("norm, invisible characters and wide forms, gives the plain form", () => {
  expect(norm("  Site\u200d Super\u00advisor\u00a0 ＩＩ ")).toBe("site supervisor ii");
});

test.each<[string | null, string | null, string[], boolean]>([
  ["Geelong, VIC", "geelong,  vic", [], true],
  ["Geelong", "Geelong, VIC", ["Geelong"], true],
  [null, null, ["X"], true],
  ["X", null, ["x"], true],
  ["Y", null, [], false],
  [null, "Y", [], false],
])("isExact, answer %s against gold %s or %j, is %s", (answer, gold, others, right) => {
  expect(isExact(answer, gold, others)).toBe(right);
});

test.each<[string | null, string | null | undefined, boolean]>([
  ["AUD 80000 - 100000 per year", "$80k - $100k p.a.", true],
  ["$80,000 - $100,000", "$80,000 - $100,000 per hour", false],
  [null, undefined, true],
  ["$1", undefined, false],
])("isSameSalary, %s against %s, is %s", (answer, gold, right) => {
  expect(isSameSalary(answer, gold)).toBe(right);
});

test("descriptionErrors, a missing and a foreign phrase, names both", () => {
  const gold = {
    url: null,
    site: "x",
    kind: "ad",
    title: null,
    company: null,
    location: null,
    description_must_contain: ["plan crews", "weld pipes"],
    description_must_not_contain: ["cookie policy"],
  };
  expect(descriptionErrors("- Plan   crews\nCookie policy", gold)).toEqual([
    "missing: weld pipes",
    "foreign: cookie policy",
  ]);
});

test("spread, ten times, gives the middle and the ninety-fifth percentile", () => {
  expect(spread([10, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual({ median: 5, p95: 10 });
});
