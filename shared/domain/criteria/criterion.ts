/**
 * The documents that an application needs beside the resume, and who assesses them (docs/australian-applications.md).
 */

export const criterionLevels = ["essential", "desirable"] as const;
export type CriterionLevel = (typeof criterionLevels)[number];

/** One item that the panel scores: a criterion, a question or a capability. */
export interface Criterion {
  /** Stable for the life of the list: "c1". */
  id: string;
  /** The ad's number: "KSC 1", "2"; empty without one. */
  label: string;
  text: string;
  level: CriterionLevel | null;
}

export const writtenKinds = [
  "selection_criteria",
  "pitch",
  "targeted_questions",
  "capabilities",
  "letter",
] as const;
export type WrittenKind = (typeof writtenKinds)[number];

export const writtenKindNames: Record<WrittenKind, string> = {
  selection_criteria: "Selection criteria",
  pitch: "Pitch",
  targeted_questions: "Questions to answer",
  capabilities: "Capabilities",
  letter: "Letter",
};

/** True if one text covers all criteria. */
export const isOneText = (kind: WrittenKind): boolean => kind === "pitch" || kind === "letter";

/** Key of the answer of a pitch or letter, which belongs to no single criterion. */
export const wholeAnswer = "whole";

/** Maximum number of criteria; longer lists are cut with a notice. */
export const mostCriteria = 60;

export const criteriaLimits = { text: 1_500, answer: 12_000, pasted: 30_000 } as const;

export const ruleNames = ["aps", "nsw", "qld", "vic", "act", "university", "health", "other"] as const;
export type RuleName = (typeof ruleNames)[number];

/** Used in an address instead of an id, for a criteria set without a saved job that is not open yet. */
export const newDesk = "new";
