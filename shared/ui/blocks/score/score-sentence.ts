import { bandWord, fitWord, isOtherField } from "#shared/domain/resumes/score-bands.ts";
import type { MatchResult } from "#shared/engine/analysis.ts";

/** What a score block needs of a MATCH (a `MatchResult` fits) or of another score. */
export interface Score {
  value: number | null;
  ceiling?: number | null | undefined;
  provisional?: boolean | undefined;
  reason?: MatchResult["reason"] | undefined;
  cap?: MatchResult["cap"] | undefined;
  /** The range of the score if little of the ad was read. */
  range?: MatchResult["range"] | undefined;
  /** The terms of the sum of a MATCH; they show whether the ad is of another field. */
  parts?: MatchResult["parts"] | undefined;
  /** Replaces the terms if only the number is known. */
  isOtherField?: boolean | undefined;
}

/** The word for a match in lists of ads. decision: D-70. */
export function fitOf(score: Score & { value: number }): string {
  return fitWord(score.value, isOfOtherField(score));
}

/** What the answer that came with the number says; without it, whether the sum shows another field. */
export function isOfOtherField({ parts, isOtherField: isTold }: Score): boolean {
  return isTold ?? isOtherField(parts?.find(({ id }) => id === "family")?.ratio);
}

/** Why there is no number (it is shown as a dash with the reason). */
const noScoreTexts: Record<NonNullable<MatchResult["reason"]>, string> = {
  "ad-too-short": "The ad is too short to compare.",
  "no-requirements": "The ad names nothing that can be compared.",
  "not-english": "The ad is not in English.",
  "empty-resume": "The resume has no text to compare.",
};

export function noScoreText(reason: Score["reason"]): string {
  return reason ? noScoreTexts[reason] : "Not measured yet.";
}

/** The ceiling, if it is above the score. */
export function ceilingAbove({ value, ceiling }: Score): number | null {
  return value !== null && ceiling != null && ceiling > value ? ceiling : null;
}

/** The ring in one sentence, for screen readers. @param isFit uses the words of `fitOf`. */
export function scoreSentence(score: Score, subject: string, isFit = false): string {
  const { value } = score;
  if (value === null) return `${subject}: no score. ${noScoreText(score.reason)}`;
  const band = isFit ? fitOf({ ...score, value }) : bandWord(value, isOfOtherField(score));
  const provisional = score.provisional ? ", provisional" : "";
  const ceiling = ceilingAbove(score);
  const reach = ceiling === null ? "" : ` Up to ${ceiling} once your roles show what you list.`;
  const range = score.range ? ` ${rangeSentence(score.range)}` : "";
  return `${subject}: ${value} of 100, ${band}${provisional}.${range}${reach}`;
}

/** Why the score is a range: the ad has few criteria. */
export function rangeSentence({ low, high }: NonNullable<MatchResult["range"]>): string {
  return `Between ${low} and ${high}: the ad names little to compare.`;
}

/**
 * Why the score is lower than its sum: the resume does not show something that the ad calls essential
 * (docs/engine.md, MATCH).
 */
export function heldSentence(cap: NonNullable<MatchResult["cap"]>): string {
  return `Capped at ${cap.limit}: must-have missing: ${cap.missing.join(", ")}.`;
}
