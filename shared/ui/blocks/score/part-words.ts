import type { MatchPartId } from "#shared/engine/analysis.ts";

/** The terms of the sum, as people read them. */
export const partWords: Record<MatchPartId, string> = {
  criteria: "What the ad asks for",
  family: "Kind and level of work",
  language: "Words of both texts",
};
