import type { ScoreBand } from "#shared/domain/resumes/score-bands.ts";

/** A rating's word in its band's ink. */
export const bandWordClass: Record<ScoreBand, string> = {
  excellent: "text-success",
  good: "text-warn",
  low: "text-danger",
};
