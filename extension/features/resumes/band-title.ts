import { scoreBand } from "#shared/domain/resumes/score-bands.ts";
import { fitOf, type Score } from "#shared/ui/blocks/score/score-sentence.ts";

/** The band beside the number, as one says it: "Good match", but "A stretch". Nothing where there is no number. */
export function bandTitle({ value, parts }: Score): string | undefined {
  if (value === null) return undefined;
  const word = fitOf({ value, parts });
  return scoreBand(value) === "low" ? word : `${word} match`;
}
