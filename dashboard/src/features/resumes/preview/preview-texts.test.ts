import { expect, it } from "vitest";
import { characterCount, improvementText, scoreChangeText } from "./preview-texts.ts";

it.each([
  [55, 80, "Your resume score improved from 55% to 80%"],
  [80, 80, "Your resume score stayed at 80%"],
  [80, 74, "Your resume score went from 80% to 74%"],
])("the headline from %i to %i says it did what it did [P2-2.81]", (before, after, text) =>
  expect(scoreChangeText(before, after)).toBe(text),
);

it.each([
  [8, "+8, Moderate"],
  [0, "0, no change"],
  [-3, "−3, lower than before"],
])("%i points are shown as they are", (points, text) =>
  expect(improvementText(points, "Moderate")).toBe(text),
);

it("counts the characters of the text", () => {
  expect(characterCount("a")).toBe("1 character");
  expect(characterCount("x".repeat(3842))).toBe("3,842 characters");
});
