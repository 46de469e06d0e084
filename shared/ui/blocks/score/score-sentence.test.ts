import { expect, it } from "vitest";
import { scoreSentence } from "./score-sentence.ts";

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
