import type { Analysis } from "#shared/engine/analysis.ts";

type Scored = { fields: Pick<Analysis["fields"], "atsScore" | "keywordMatchPercentage"> };

/** Both numbers of a text before and after it was tailored; null where the ad gives none. */
export interface ScoreGain {
  score: { before: number | null; after: number | null };
  keywords: { before: number | null; after: number | null };
}

export function scoreGain(before: Scored, after: Scored): ScoreGain {
  return {
    score: { before: before.fields.atsScore, after: after.fields.atsScore },
    keywords: {
      before: before.fields.keywordMatchPercentage,
      after: after.fields.keywordMatchPercentage,
    },
  };
}

export const rises = ({ before, after }: ScoreGain["score"]): boolean =>
  after !== null && after - (before ?? 0) >= 1;

/** A tailored text counts as a use only where one of its two numbers rises by a point. decision: D-112. */
export const hasGain = ({ score, keywords }: ScoreGain): boolean => rises(score) || rises(keywords);
