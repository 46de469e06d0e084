import type { MatchPartId } from "#shared/engine/analysis.ts";

/** The terms of the sum in plain words. */
export const partWords: Record<MatchPartId, string> = {
  criteria: "What the ad asks for",
  family: "Kind and level of work",
  language: "Words of both texts",
};
