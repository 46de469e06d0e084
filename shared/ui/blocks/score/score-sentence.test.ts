import { expect, it } from "vitest";
import { fitOf, scoreSentence } from "./score-sentence.ts";

it.each([
  [{ value: 59 }, "Match: 59 of 100, Needs work."],
  [{ value: 60 }, "Match: 60 of 100, Good."],
  [{ value: 79 }, "Match: 79 of 100, Good."],
  [{ value: 80 }, "Match: 80 of 100, Excellent."],
  [{ value: 77, ceiling: 83 }, "Match: 77 of 100, Good. Up to 83 once your roles show what you list."],
  [{ value: 77, ceiling: 77 }, "Match: 77 of 100, Good."],
  [{ value: 74, provisional: true, ceiling: null }, "Match: 74 of 100, Good, provisional."],
  [
    { value: 64, range: { low: 52, high: 74 } },
    "Match: 64 of 100, Good. Between 52 and 74: the ad names little to compare.",
  ],
  [{ value: null, reason: "ad-too-short" }, "Match: no score. The ad is too short to compare."],
  [{ value: null }, "Match: no score. Not measured yet."],
] as const)("scoreSentence, %j, says %j", (score, sentence) => {
  expect(scoreSentence(score, "Match")).toBe(sentence);
});

const family = (ratio: number) => [{ id: "family" as const, ratio, points: 1, maxPoints: 30 }];

it.each([
  [80, undefined, "Excellent"],
  [60, undefined, "Good"],
  [59, undefined, "A stretch"],
  [40, family(0), "A stretch"],
  [39, family(0), "Not your field"],
  [39, family(0.39), "Not your field"],
  [39, family(0.4), "A stretch"],
  [39, undefined, "A stretch"],
] as const)("where ads are looked through, %i with the occupation %j is %s (D-70)", (value, parts, word) => {
  expect(fitOf({ value, parts: parts && [...parts] })).toBe(word);
  expect(scoreSentence({ value, parts: parts && [...parts] }, "Match", true)).toBe(
    `Match: ${value} of 100, ${word}.`,
  );
});
