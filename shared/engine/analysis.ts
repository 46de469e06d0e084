/**
 * What the engine answers. Three answers, never blended: READ (can the file be read), MATCH (does the
 * text match this ad), KNOCK-OUTS (could a question knock the person out).
 * Source: docs/engine.md. All offsets are UTF-16 units.
 */
import type { DocumentFacts } from "#shared/domain/resumes/document-facts.ts";
import type { KnockOutKind, KnockOutProfile } from "#shared/domain/resumes/knock-out-profile.ts";
import type { ResumeModel, ResumeSection } from "#shared/domain/resumes/resume-model.ts";

export type Importance = "must" | "preferred" | "duty";
export type RequirementKind = "hard" | "tool" | "soft" | "qualification" | "licence";
export type Credit = 0 | 0.5 | 0.8 | 1;

export interface Span {
  start: number;
  end: number;
}

/** A term of the term lists inside a requirement: it may be named alone. */
export interface RequirementTerm {
  id: string;
  /** As the ad writes it. */
  text: string;
  kind: RequirementKind;
  span: Span;
  /** An adjective ("orthopaedic"): it says nothing on its own, and no list, chip or question names it. */
  isAdjective?: true;
}

/** One thing the ad asks for. `term` is the ad's own wording; `span` slices the ad text to it. */
export interface Requirement {
  id: string;
  term: string;
  canonicalId?: string;
  aliases: string[];
  importance: Importance;
  kind: RequirementKind;
  span: Span;
  sentence: Span;
  /** Either-or requirements share a group: the group's weight is its strongest member's. */
  groupId?: string;
  core: boolean;
  origin: "vocab" | "pattern" | "user";
  /** What the line names of the term lists, in its order. */
  terms?: readonly RequirementTerm[];
}

/** A part of a line that asks for several things, with its own proof. */
export interface PartEvidence {
  /** Of the ad's text. */
  span: Span;
  credit: Credit;
  resumeLineId?: number;
  /** Parts of one choice share it: one of them is enough. */
  choice?: string;
}

/** The proof behind one requirement: the ad's sentence beside the resume's line. */
export interface Evidence {
  requirementId: string;
  credit: Credit;
  adSentence: string;
  resumeLine?: string;
  resumeLineId?: number;
  section?: ResumeSection;
  /** Ids of the line's terms that the resume names, or that something in it entails. */
  heldTerms?: readonly string[];
  /** Present where the line asks for more than one thing. */
  parts?: readonly PartEvidence[];
  /** Points of the 0-100 scale that this requirement brings now, one decimal. */
  points: number;
  /** Points it would bring with full credit, one decimal. */
  maxPoints: number;
}

/** The three terms of the number: what was asked and is shown, the kind and level of work, the words of both texts. */
export type MatchPartId = "criteria" | "family" | "language";

/**
 * One line of the arithmetic (docs/score.md). `ratio` is 0-1. `points` is the part's share of the number
 * before cap and rounding, so that the points of the parts sum to it; `maxPoints` is what the part would
 * bring if it alone were full and the others stayed as they are. A part that the ad does not state is absent.
 */
export interface MatchPart {
  id: MatchPartId;
  ratio: number;
  points: number;
  maxPoints: number;
}

/** What a change would add to the number: the whole formula run again with that one change, caps included. */
export interface Move {
  requirementId: string;
  term: string;
  points: number;
  basis: "supported" | "gap";
  /** The line that shows the evidence today, for supported moves. */
  evidenceLine?: string;
}

export type NoScoreReason = "ad-too-short" | "no-requirements" | "not-english" | "empty-resume";

export interface MatchResult {
  /** 0-100, whole, or null with a reason. */
  value: number | null;
  reason?: NoScoreReason;
  provisional: boolean;
  ceiling: number | null;
  /**
   * The number if the resume showed everything that the ad asks for in full: the whole formula run again. Absent where there
   * is no number, and in results that were stored before it was measured.
   */
  filled?: number;
  /** Present where a surely read essential that the resume does not show holds the number down. */
  cap?: { limit: number; missing: string[] };
  /** Where the number may lie, whole, around `value`; present where little was read of the ad. */
  range?: { low: number; high: number };
  parts: MatchPart[];
  /** Up to five words that weigh most of those that both texts use, as the ad writes them. */
  sharedWords: string[];
  /** The occupations that were compared, in the words of the ad and of the resume; absent where none was read. */
  family?: { ad: string; resume: string };
  requirements: Requirement[];
  evidence: Evidence[];
  moves: Move[];
  matchedGroups: number;
  totalGroups: number;
  /** Lines of the resume that copy the ad and therefore count for nothing. */
  pastedLines: number[];
}

export interface FormattingIssue {
  id: string;
  deduction: number;
  text: string;
  advice: string;
}

export interface ReadCheck {
  id: string;
  points: number;
  maxPoints: number;
  found?: string;
}

export interface ReadResult {
  value: number;
  /** False for pasted text: nothing is known of a file. */
  layoutChecked: boolean;
  /** What the layout leaves of the field points: 1, 0.85 or 0.7. Absent when it was not checked. */
  layoutMultiplier?: number;
  checks: ReadCheck[];
  issues: FormattingIssue[];
  /** 100 - deductions, not below 0. */
  formatting: number;
}

/**
 * A question that could knock the person out. Never part of MATCH. Fail needs a contrary
 * statement of the profile or the resume; what is merely not found is unknown.
 */
export interface KnockOut {
  /** `kind` or `kind:detail`: the same for every ad. */
  id: string;
  /** Under which the person's yes or no is stored: it serves every ad that asks for the same thing. */
  answerId: string;
  kind: KnockOutKind;
  ask: {
    /** What the ad asks for, in a few words, to be shown: "Working with Children Check (NSW)". */
    value: string;
    sentence: string;
    span: Span;
    mandatory: boolean;
    /** "or willing to obtain", "will undergo": not having it yet is no fail. */
    obtain: boolean;
  };
  have: { value: string; source: "profile" | "resume"; lineId?: number } | null;
  result: "pass" | "fail" | "unknown";
}

/** The specification's field names, filled with measured values (docs/engine.md, The product's fields). */
export interface AnalysisFields {
  atsScore: number;
  scoreBasis: "match" | "read";
  provisional: boolean;
  keywordMatchPercentage: number | null;
  foundKeywords: string[];
  missingKeywords: string[];
  hardSkills: SkillScore;
  softSkills: SkillScore;
  /** READ value (D-08). */
  searchability: number;
  formatting: { score: number; issues: string[]; suggestions: string[] };
}

export interface SkillScore {
  /** null when the ad asks for none: the screens show '–'. */
  score: number | null;
  found: string[];
  missing: string[];
}

export interface Analysis {
  engineVersion: string;
  vocabVersion: string;
  read: ReadResult;
  match: MatchResult;
  knockOuts: KnockOut[];
  fields: AnalysisFields;
}

export interface AdInput {
  text: string;
  title?: string;
  company?: string;
}

export interface AnalyseInput {
  resume: ResumeModel;
  /** Text of the resume as given; only its emptiness and pasted lines are checked from it. */
  resumeText: string;
  /** What the resume's file showed beside its text; absent for pasted text. It changes READ and nothing else. */
  file?: DocumentFacts;
  ad: AdInput;
  /** The day the answer is for, `YYYY-MM-DD`: recency is measured from it. */
  asOf: string;
  /** Requirements read before (cached per ad) or edited by the user; read from the ad when absent. */
  requirements?: readonly Requirement[];
  /** The user's changes to the requirements; they re-score at once. */
  requirementEdits?: readonly RequirementEdit[];
  /** What the person has answered about knock-outs. Never part of MATCH. */
  profile?: KnockOutProfile;
}

/**
 * A change the user makes to what the ad asks for. Plain data: it is stored with the saved job. `term` is
 * the ad's wording or the user's own; case and spacing do not matter.
 */
export type RequirementEdit =
  | { kind: "remove"; term: string }
  | { kind: "importance"; term: string; importance: Importance }
  | { kind: "add"; term: string; importance: Importance; requirementKind: RequirementKind };
