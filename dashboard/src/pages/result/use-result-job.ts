import { useMemo } from "react";
import { useNavigate } from "react-router";
import { pages } from "#shared/domain/pages.ts";
import { may } from "#shared/domain/plans.ts";
import { usePlan } from "../../features/account/use-plan.ts";
import { useSaveResultJob } from "../../features/applications/use-save-result-job.ts";
import { useUser } from "../../features/auth/use-user.ts";
import { handOverJob } from "../../features/cover-letters/letter-draft.ts";
import { handOverResult, readDraft } from "../../features/resumes/optimizer/optimizer-draft.ts";
import type { OptimizerResult } from "../../features/resumes/result/stored-result.ts";
import { useFileResult, useHistory } from "../../features/resumes/saved/use-history.ts";

/** The job of a result: its name, whether it is tracked, and the ways on from here. */
export function useResultJob(id: string, result: OptimizerResult) {
  const { user } = useUser();
  const tier = usePlan(user?.subscriptionTier ?? "free");
  const navigate = useNavigate();
  const history = useHistory();
  const past = history.data?.find((one) => one.id === id);
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
  const { save, isSaving } = useSaveResultJob((saved) => file({ applicationId: saved }), true);
  const writeLetter = () => {
    handOverJob({ id: null, jobTitle, company, jobDescription });
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
    applicationId,
    createdAt: past?.createdAt,
    /** Whether it may still turn out to belong to a saved job. */
    isPending: !past && history.isFetching,
    isBusy: isFiling || isSaving,
    name: file,
    save: () => save({ jobTitle, company, jobDescription, jobUrl }),
    /** null where the plan writes no letters. */
    writeLetter: may(tier, "write-letters") ? writeLetter : null,
    toInput,
  };
}
