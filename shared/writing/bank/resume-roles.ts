import type { HeldRole } from "#shared/domain/evidence-bank/bank-entry.ts";
import type { MeasuredResume } from "#shared/resume/measured-resume.ts";
import { readResume } from "#shared/resume/read-resume.ts";
import { applyResumeEdits } from "#shared/resume/resume-edits.ts";

/** The roles of a resume, in order, that an answer can be linked to. */
export function resumeRoles({
  resumeText,
  resumeEdits = [],
}: Partial<Pick<MeasuredResume, "resumeEdits">> & Pick<MeasuredResume, "resumeText">): HeldRole[] {
  const { work } = applyResumeEdits(readResume(resumeText), resumeEdits);
  return work.flatMap(({ position = "", name: employer = "", startDate, endDate }): HeldRole[] => {
    if (position === "" && employer === "") return [];
    const to = endDate === "present" ? undefined : endDate;
    return [{ position, employer, ...(startDate && { from: startDate }), ...(to && { to }) }];
  });
}
