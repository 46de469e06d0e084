/** Score bands of the specification: >= 80 green, >= 60 yellow, else red. */
export type ScoreBand = "excellent" | "good" | "low";

export const scoreBandLabels: Record<ScoreBand, string> = {
  excellent: "Excellent",
  good: "Good",
  low: "Needs work",
};

/** Less of the occupation than this is shared with another one. */
const otherFieldBelow = 0.4;

/** Whether an ad is of another field. @param shared how much of its occupation the resume's is, 0-1; none: not known. */
export function isOtherField(shared: number | null | undefined): boolean {
  return typeof shared === "number" && shared < otherFieldBelow;
}

/** From here on a lower number of another field is no stretch any more. */
const stretchFrom = 40;

/**
 * The word for a match where a person looks at many ads: a low one is no fault of theirs. decision: D-70.
 * @param score 0-100, whole points.
 * @param isOther the ad's occupation is another one than the resume's; false where that is not known
 */
export function fitWord(score: number, isOther: boolean): string {
  const word = bandWord(score, isOther);
  return word === scoreBandLabels.low ? "A stretch" : word;
}

/** The word of a band, wherever one ad is looked at: no rewriting makes another field one's own. decision: D-70. */
export function bandWord(score: number, isOther: boolean): string {
  return isOther && score < stretchFrom ? "Not your field" : scoreBandLabels[scoreBand(score)];
}

/** @param score 0-100, whole points. */
export function scoreBand(score: number): ScoreBand {
  if (score >= 80) return "excellent";
  return score >= 60 ? "good" : "low";
}
