import { scoreBand, scoreBandLabels } from "#shared/domain/resumes/score-bands.ts";

/** The band beside the number, as one says it: "Good match", but "Needs work". */
export function bandTitle(score: number): string {
  const band = scoreBand(score);
  return band === "low" ? scoreBandLabels.low : `${scoreBandLabels[band]} match`;
}
