import type { Resume } from "#shared/contract/kept-resumes.ts";
import { type MeasuredResume, measuredResume } from "#shared/resume/measured-resume.ts";
import type { OptimizerDraft } from "./optimizer-draft.ts";

const noEdits: MeasuredResume["resumeEdits"] = [];

/**
 * The resume on the optimizer as the engine measures it: with the person's corrections while it is the kept one,
 * with what its file showed while it is the file's text.
 */
export function measuredDraft(
  { resumeText, resumeFile }: Pick<OptimizerDraft, "resumeText" | "resumeFile">,
  kept: Resume | null,
): MeasuredResume {
  if (kept?.text === resumeText) return measuredResume(kept);
  return { resumeText, resumeEdits: noEdits, ...(resumeFile && { file: resumeFile.facts }) };
}
