import { describe, expect, test } from "vitest";
import { addTally, matchedGold, scoreOf, tallyOf, trimSpan } from "./skills-score.ts";

const span = (start: number, end: number) => ({ start, end, kind: "hard" });

describe("trimSpan", () => {
  test("drops white space and ,.;:() at both ends and nothing inside", () => {
    const points = [..." (Node.js), "];
    expect(trimSpan(points, span(0, points.length))).toEqual(span(2, 9));
  });
});

describe("tallyOf", () => {
  test("exact needs both borders, overlap half of the shorter span", () => {
    expect(tallyOf([span(0, 10)], [span(0, 10)])).toEqual({ gold: 1, got: 1, exact: 1, overlap: 1 });
    expect(tallyOf([span(0, 10)], [span(5, 15)])).toEqual({ gold: 1, got: 1, exact: 0, overlap: 1 });
    expect(tallyOf([span(0, 10)], [span(6, 16)])).toEqual({ gold: 1, got: 1, exact: 0, overlap: 0 });
    expect(tallyOf([span(0, 30)], [span(28, 32)])).toEqual({ gold: 1, got: 1, exact: 0, overlap: 1 });
  });

  test("one to one: two answers in one gold span count once", () => {
    expect(tallyOf([span(0, 20)], [span(0, 5), span(6, 20)]).overlap).toBe(1);
    expect(matchedGold([span(0, 5), span(6, 20)], [span(0, 20)])).toEqual(new Set([1]));
  });
});

describe("scoreOf", () => {
  test("micro average, zero when nothing is there", () => {
    const sum = { gold: 0, got: 0, exact: 0, overlap: 0 };
    expect(scoreOf(sum).overlap).toEqual({ precision: 0, recall: 0, f1: 0 });
    addTally(sum, { gold: 4, got: 2, exact: 1, overlap: 2 });
    expect(scoreOf(sum).exact).toEqual({ precision: 0.5, recall: 0.25, f1: 1 / 3 });
    expect(scoreOf(sum).overlap).toEqual({ precision: 1, recall: 0.5, f1: 2 / 3 });
  });
});
