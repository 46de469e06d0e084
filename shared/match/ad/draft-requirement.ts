import type { Requirement } from "../analysis.ts";

/** A requirement while the ad is read: every mention is counted, the strongest is kept. */
export interface DraftRequirement extends Requirement {
  literal: boolean;
  mentions: number;
}
