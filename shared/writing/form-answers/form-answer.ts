import type { Limit } from "#shared/domain/criteria/limit.ts";
import type { AdInput } from "#shared/engine/analysis.ts";
import type { ResumeEdit } from "#shared/resume/resume-edits.ts";
import type { StoredEntries } from "../bank/bank-sources.ts";

/** The facts from which an answer to a form's question is written. */
export interface FormAnswerInput {
  question: string;
  resumeText: string;
  resumeEdits: readonly ResumeEdit[];
  bank: StoredEntries;
  /** An empty text if no job is known. */
  ad: AdInput;
  /** The limits of the field and of the question. */
  limits: readonly Limit[];
  /** Why the person wants the job, in their own words, quoted without changes. Empty if they gave no reason. */
  reason: string;
  /** `YYYY-MM-DD`. */
  asOf: string;
}

/** Where the text comes from; `nothing` if the person's facts do not answer the question. */
export type AnswerSource = "story" | "resume" | "nothing";

export interface FormAnswerDraft {
  text: string;
  from: AnswerSource;
  /** What only the person can add; null if nothing is missing. */
  ask: string | null;
}
