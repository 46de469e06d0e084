import type { DocumentFacts } from "#shared/domain/resumes/document-facts.ts";
import type { ResumeEdit } from "./resume-edits.ts";

/** A resume as the engine measures it; a part of `AnalyseResumeInput`. */
export interface MeasuredResume {
  resumeText: string;
  resumeEdits: readonly ResumeEdit[];
  file?: DocumentFacts;
}

/** The engine's input of a stored resume: its text, the person's corrections, what its file showed. */
export function measuredResume(resume: {
  text: string;
  edits: readonly ResumeEdit[];
  facts: DocumentFacts | null;
}): MeasuredResume {
  const { text, edits, facts } = resume;
  return { resumeText: text, resumeEdits: edits, ...(facts && { file: facts }) };
}
