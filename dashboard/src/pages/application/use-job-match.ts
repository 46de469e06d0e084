import type { RequirementEdit } from "#shared/engine/analysis.ts";
import type { ResumeAnalysis } from "#shared/resume/analyse-resume.ts";
import { type MeasuredResume, measuredResume } from "#shared/resume/measured-resume.ts";
import { useKnockOutAnswers } from "../../features/account/use-knock-out-answers.ts";
import type { ApplicationDetail } from "../../features/applications/application-cache.ts";
import { useUpdateApplication } from "../../features/applications/use-update-application.ts";
import { useLocalScore } from "../../features/resumes/optimizer/use-local-score.ts";
import { useDefaultResume } from "../../features/resumes/use-default-resume.ts";

export interface JobMatch extends Pick<ReturnType<typeof useKnockOutAnswers>, "answer" | "busyId"> {
  /** null while the engine works, or when there is nothing to compare. */
  analysis: ResumeAnalysis | null;
  missing: "resume" | "ad" | null;
  resume: MeasuredResume | null;
  correct: (edits: RequirementEdit[]) => void;
}

/** How the default resume compares with the saved ad, worked out on this computer; the head and the Match tab show it. */
export function useJobMatch(application: ApplicationDetail): JobMatch {
  const { id, jobTitle, company, jobDescription, requirementEdits } = application;
  const { profile, answer, busyId } = useKnockOutAnswers();
  const { mutate } = useUpdateApplication(id);
  const { resume, isPending } = useDefaultResume();
  const hasAd = jobDescription.trim() !== "";
  const analysis = useLocalScore({
    resumeText: hasAd ? (resume?.text ?? "") : "",
    ...(resume && { resumeEdits: resume.edits }),
    ...(resume?.facts && { file: resume.facts }),
    adText: jobDescription,
    title: jobTitle,
    company,
    requirementEdits,
    profile,
  });
  return {
    analysis,
    missing: hasAd ? (resume || isPending ? null : "resume") : "ad",
    resume: resume && measuredResume(resume),
    correct: (edits) => mutate({ requirementEdits: edits }),
    answer,
    busyId,
  };
}
