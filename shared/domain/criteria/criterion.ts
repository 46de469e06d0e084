/**
 * The documents that an application needs beside the resume, and who assesses them (docs/australian-applications.md).
 */

export const criterionLevels = ["essential", "desirable"] as const;
export type CriterionLevel = (typeof criterionLevels)[number];

/** One thing that the panel scores: a criterion, a question to answer, or a capability. */
export interface Criterion {
  /** Stable while the list exists: "c1". */
  id: string;
  /** As the ad numbers it: "KSC 1", "2"; empty where it does not. */
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

/** One text about everything, not one text for each. */
export const isOneText = (kind: WrittenKind): boolean => kind === "pitch" || kind === "letter";

/** The answer of a pitch or letter: it belongs to no single criterion. */
export const wholeAnswer = "whole";

/** More are cut off with a word: no employer scores so many. */
export const mostCriteria = 60;

export const criteriaLimits = { text: 1_500, answer: 12_000, pasted: 30_000 } as const;

export const ruleNames = ["aps", "nsw", "qld", "vic", "act", "university", "health", "other"] as const;
export type RuleName = (typeof ruleNames)[number];

/** In an address in the place of an id: a desk that is yet to be opened, without a saved job. */
export const newDesk = "new";
