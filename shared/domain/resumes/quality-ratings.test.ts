import { describe, expect, it } from "vitest";
import { analysisMessage, benchmark, rating, recommendation } from "./quality-ratings.ts";
import { scoreBand } from "./score-bands.ts";

describe("the scales of the result screens", () => {
  it.each([
    [80, "excellent"],
    [79, "good"],
    [60, "good"],
    [59, "low"],
  ])("score band of %i is %s [P2-4.18]", (score, band) => expect(scoreBand(score)).toBe(band));

  it.each([
    ["atsCompatibility", 80, "Excellent"],
    ["atsCompatibility", 79, "Good"],
    ["atsCompatibility", 65, "Good"],
    ["atsCompatibility", 64, "Needs Work"],
    ["keywordIntegration", 5, "Strong"],
    ["keywordIntegration", 4, "Moderate"],
    ["keywordIntegration", 3, "Moderate"],
    ["keywordIntegration", 2, "Weak"],
    ["achievementFocus", 3, "High Impact"],
    ["achievementFocus", 2, "Moderate"],
    ["achievementFocus", 1, "Moderate"],
    ["achievementFocus", 0, "Basic"],
    ["scoreImprovement", 15, "Excellent"],
    ["scoreImprovement", 14, "Good"],
    ["scoreImprovement", 10, "Good"],
    ["scoreImprovement", 9, "Moderate"],
    ["scoreImprovement", -4, "Moderate"],
  ] as const)("%s of %i is %s [P2-4.19 P2-4.20 P2-4.21 P2-4.22]", (name, value, word) =>
    expect(rating(name, value).word).toBe(word),
  );

  it.each([
    [85, "Top 10%"],
    [84, "Top 25%"],
    [75, "Top 25%"],
    [74, "Above average"],
    [65, "Above average"],
    [64, "Below average"],
  ])("benchmark of %i is %s [P2-4.23]", (score, text) => expect(benchmark(score)).toBe(text));

  it.each([
    [80, "Ready for job applications"],
    [79, "Good to use with minor tweaks"],
    [70, "Good to use with minor tweaks"],
    [69, "Consider additional optimization"],
  ])("recommendation of %i is %s [P2-4.24]", (score, text) => expect(recommendation(score)).toBe(text));

  it.each([
    [80, "Excellent! Your resume is well-optimized for ATS systems."],
    [79, "Good score with room for improvement."],
    [60, "Good score with room for improvement."],
    [59, "Your resume needs optimization to pass ATS systems effectively."],
  ])("the analysis says of %i: %s [P2-2.68 P2-2.69 P2-2.70]", (score, text) =>
    expect(analysisMessage(score)).toBe(text),
  );
});
