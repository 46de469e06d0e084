/** Score bands of the specification: >= 80 green, >= 60 yellow, else red. */
export type ScoreBand = "excellent" | "good" | "low";

export const scoreBandLabels: Record<ScoreBand, string> = {
  excellent: "Excellent",
  good: "Good",
  low: "Needs work",
};

/** If the ad and the resume share less of their occupation than this, the ad is of another field. */
const otherFieldBelow = 0.4;

/**
 * Whether an ad is of another field. @param shared the share of its occupation that the resume has, 0-1; absent if
 * unknown.
 */
export function isOtherField(shared: number | null | undefined): boolean {
  return typeof shared === "number" && shared < otherFieldBelow;
}

/** In another field, a lower score is labelled "Not your field". */
const stretchFrom = 40;

/**
 * The word for a match in a list of ads, where a low score should not sound like criticism. decision: D-70.
 * @param score 0-100, whole points.
 * @param isOther true if the ad's occupation is not the resume's; false if unknown
 */
export function fitWord(score: number, isOther: boolean): string {
  const word = bandWord(score, isOther);
  return word === scoreBandLabels.low ? "A stretch" : word;
}

/**
 * The word of a band where a single ad is shown: for another field it says so, because rewriting cannot change that.
 * decision: D-70.
 */
export function bandWord(score: number, isOther: boolean): string {
  return isOther && score < stretchFrom ? "Not your field" : scoreBandLabels[scoreBand(score)];
}

/** @param score 0-100, whole points. */
export function scoreBand(score: number): ScoreBand {
  if (score >= 80) return "excellent";
  return score >= 60 ? "good" : "low";
}
