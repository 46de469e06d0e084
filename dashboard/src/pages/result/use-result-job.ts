import { useMemo } from "react";
import { useNavigate } from "react-router";
import { applicationPath, pages } from "#shared/domain/pages.ts";
import { may } from "#shared/domain/plans.ts";
import { usePlan } from "../../features/account/use-plan.ts";
import { useSaveResultJob } from "../../features/applications/use-save-result-job.ts";
import { useUser } from "../../features/auth/use-user.ts";
import { handOverJob } from "../../features/cover-letters/letter-draft.ts";
import { useFileResult, useHistory } from "../../features/resumes/kept/use-history.ts";
import { handOverResult, readDraft } from "../../features/resumes/optimizer/optimizer-draft.ts";
import type { OptimizerResult } from "../../features/resumes/result/stored-result.ts";

/** The job of a result: its name, whether it is tracked, and the ways on from here. */
export function useResultJob(id: string, result: OptimizerResult) {
  const { user } = useUser();
  const tier = usePlan(user?.subscriptionTier ?? "free");
  const navigate = useNavigate();
  const past = useHistory().data?.find((one) => one.id === id);
  const { file, isFiling } = useFileResult(id);
  const { original } = result;
  const jobTitle = past?.jobTitle ?? original.jobTitle;
  const company = past?.company ?? original.company;
  // The same object while nothing is renamed: the review is worked out from it.
  const named = useMemo(
    () => ({ ...result, original: { ...result.original, jobTitle, company } }),
    [result, jobTitle, company],
  );
  const applicationId = past?.applicationId ?? null;
  const { jobDescription } = original;
  const { save, isSaving } = useSaveResultJob((saved) => file({ applicationId: saved }));
  const writeLetter = () => {
    if (applicationId !== null) return void navigate(applicationPath(applicationId, "letter"));
    handOverJob({ id: applicationId, jobTitle, company, jobDescription });
    void navigate(pages.coverLetter);
  };
  const draft = readDraft();
  const jobUrl = draft?.adText === jobDescription ? draft.jobUrl : "";
  /** Back to the optimizer with a text of this result. */
  const toInput = (resumeText: string) => {
    handOverResult(result, resumeText, applicationId ?? "");
    void navigate(pages.resumeOptimizer);
  };
  return {
    result: named,
    ad: { title: jobTitle, company, text: jobDescription },
    toInput,
    // Without an ad there is no job; and nothing is said of it before it is known.
    bar: past?.hasAd
      ? {
          ...{ jobTitle, company, applicationId },
          isBusy: isFiling || isSaving,
          onName: file,
          onSave: () => save({ jobTitle, company, jobDescription, jobUrl }),
          onLetter: may(tier, "write-letters") ? writeLetter : null,
        }
      : null,
  };
}
