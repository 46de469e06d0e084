import { scoreBand } from "#shared/domain/resumes/score-bands.ts";
import { fitOf, type Score } from "#shared/ui/blocks/score/score-sentence.ts";

/** The band next to the score, such as "Good match" or "A stretch". Nothing without a score. */
export function bandTitle({ value, parts }: Score): string | undefined {
  if (value === null) return undefined;
  const word = fitOf({ value, parts });
  return scoreBand(value) === "low" ? word : `${word} match`;
}
