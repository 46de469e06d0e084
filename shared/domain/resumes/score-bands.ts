/** Score bands of the specification: >= 80 green, >= 60 yellow, else red. */
export type ScoreBand = "excellent" | "good" | "low";

export const scoreBandLabels: Record<ScoreBand, string> = {
  excellent: "Excellent",
  good: "Good",
  low: "Needs work",
};

/** @param score 0-100, whole points. */
export function scoreBand(score: number): ScoreBand {
  if (score >= 80) return "excellent";
  return score >= 60 ? "good" : "low";
}
