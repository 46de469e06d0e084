import type { AdInput, RequirementEdit } from "#shared/engine/analysis.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import type { MeasuredResume } from "#shared/resume/measured-resume.ts";
import { checkOwnLetter } from "#shared/writing/built-in/draft/check-own-letter.ts";
import { type LetterMeasure, measureLetter } from "#shared/writing/built-in/letter/measure-letter.ts";
import type { Source } from "#shared/writing/verify/claim.ts";

/** READ of a resume, 0 to 100. @param order.asOf `YYYY-MM-DD`. Pure. */
export function measureRead({ resume, asOf }: { resume: MeasuredResume; asOf: string }): number {
  return analyseResume({ ...resume, ad: { text: "" }, asOf }).read.value;
}

export interface MatchOrder {
  resume: MeasuredResume;
  ad: AdInput;
  requirementEdits: readonly RequirementEdit[];
  /** `YYYY-MM-DD`. */
  asOf: string;
}

/** MATCH of one ad, 0 to 100; null where it cannot be measured. Pure. */
export function measureMatch({ resume, ...order }: MatchOrder): number | null {
  return analyseResume({ ...resume, ...order }).match.value;
}

export interface OwnLetterOrder {
  text: string;
  /** What of it Kelpie wrote: sentences that need no check. */
  written: string;
  /** Null where none is stored: there is nothing that a sentence could be held against. */
  resume: MeasuredResume | null;
  sources: readonly Source[];
  ad: AdInput;
  requirementEdits: readonly RequirementEdit[];
  asOf: string;
}

export interface OwnLetterMeasure extends LetterMeasure {
  flagged: { line: string; claim: string; reason: string }[];
}

/** The person's own version of a letter, measured, and what of it nothing of theirs supports. Pure. */
export function measureOwnLetter({ text, written, resume, ...rest }: OwnLetterOrder): OwnLetterMeasure {
  const { ad, requirementEdits, asOf } = rest;
  const flagged = resume ? checkOwnLetter(text, { ...resume, ...rest }, written) : [];
  return {
    ...measureLetter(text, ad, asOf, requirementEdits),
    flagged: flagged.map(({ sentence, claim: { claim, reason } }) => ({ line: sentence, claim, reason })),
  };
}
