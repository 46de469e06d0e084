import { describe, expect, it } from "vitest";
import { goalOf, goalShare, sentThisWeekText } from "./weekly-goal.ts";

describe("the week's goal", () => {
  it.each([
    ["5", 5],
    [" 12 ", 12],
    ["1", 1],
    ["50", 50],
    ["0", null],
    ["51", null],
    ["2.5", null],
    ["-3", null],
    ["1e1", null],
    ["five", null],
    ["", null],
  ])("typed %j: %j", (typed, goal) => {
    expect(goalOf(typed)).toBe(goal);
  });

  it.each([
    [0, null, "applications"],
    [1, null, "application"],
    [3, 5, "of 5 applications"],
    [0, 1, "of 1 application"],
    [7, 5, "of 5 applications"],
  ])("%i sent, goal %j: %s", (sent, goal, text) => {
    expect(sentThisWeekText(sent, goal)).toBe(text);
  });

  it.each([
    [0, 5, 0],
    [3, 5, 60],
    [1, 3, 33],
    [5, 5, 100],
    [9, 5, 100],
  ])("%i of %i are %i in 100", (sent, goal, share) => {
    expect(goalShare(sent, goal)).toBe(share);
  });
});
