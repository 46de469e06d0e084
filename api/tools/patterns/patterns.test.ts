import { expect, it } from "vitest";
import { classifyPattern } from "./classify-pattern.ts";
import { findPatterns, written } from "./find-patterns.ts";

it("patterns are found as literals and as texts, with their places", () => {
  const text = 'const a = /b\\/[/]+$/gu;\nnew RegExp("c+", "i");\nnew RegExp(`d`);\nconst e = 4 / 2 / 1;';
  expect(findPatterns("x.ts", text).map((one) => [written(one), one.place])).toEqual([
    ["/b\\/[/]+$/gu", "x.ts:1"],
    ["/c+/i", "x.ts:2"],
    ["/d/", "x.ts:3"],
  ]);
});

it("a planted pattern of each kind is caught, and its mended form is not", async () => {
  expect(await classifyPattern({ source: "(a+)+$", flags: "" })).toContain("exponential");
  expect(await classifyPattern({ source: "\\s+$", flags: "" })).toContain("2nd degree");
  expect(await classifyPattern({ source: "(?<!\\s)\\s+$", flags: "" })).toBe("safe");
});
