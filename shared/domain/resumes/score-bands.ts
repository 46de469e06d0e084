/** Score bands of the specification: >= 80 green, >= 60 yellow, else red. */
export type ScoreBand = "excellent" | "good" | "low";

export const scoreBandLabels: Record<ScoreBand, string> = {
  excellent: "Excellent",
  good: "Good",
  low: "Needs work",
};

/** From here on a lower number of another field is no stretch any more. */
const stretchFrom = 40;

/**
 * The word for a match where a person looks at many ads: a low one is no fault of theirs. decision: D-70.
 * @param score 0-100, whole points.
 * @param isOtherField the ad's occupation is another one than the resume's; false where that is not known
 */
export function fitWord(score: number, isOtherField: boolean): string {
  const band = scoreBand(score);
  if (band !== "low") return scoreBandLabels[band];
  return isOtherField && score < stretchFrom ? "Not your field" : "A stretch";
}

/** @param score 0-100, whole points. */
export function scoreBand(score: number): ScoreBand {
  if (score >= 80) return "excellent";
  return score >= 60 ? "good" : "low";
}
