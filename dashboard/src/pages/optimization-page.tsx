import { lazy, Suspense, useEffect, useMemo } from "react";
import { useNavigate, useNavigationType, useParams } from "react-router";
import { pages } from "#shared/domain/pages.ts";
import { may } from "#shared/domain/plans.ts";
import { scrollToResultMs } from "#shared/domain/ui-constants.ts";
import { usePlan } from "../features/account/use-plan.ts";
import { useSaveResultJob } from "../features/applications/use-save-result-job.ts";
import { useUser } from "../features/auth/use-user.ts";
import { handOverJob } from "../features/cover-letters/letter-draft.ts";
import { useFileResult, useHistory } from "../features/resumes/kept/use-history.ts";
import { handOverResult, readDraft } from "../features/resumes/optimizer/optimizer-draft.ts";
import { NoResult } from "../features/resumes/result/no-result.tsx";
import type { OptimizerResult } from "../features/resumes/result/stored-result.ts";
import { useResult } from "../features/resumes/result/use-result.ts";
import { SkeletonCard } from "../platform/loading/skeleton-card.tsx";

/** Drawn once the result is there. */
const OptimizerResultScreen = lazy(async () => ({
  default: (await import("../features/resumes/optimizer/optimizer-result.tsx")).OptimizerResultScreen,
}));

/** What its ad wants in writing: read once the result stands there. */
const ResultAsked = lazy(async () => ({
  default: (await import("../features/criteria/result-asked.tsx")).ResultAsked,
}));

/** A finished optimisation at its own address. decision: D-64. */
export function OptimizationPage() {
  const { id = "" } = useParams();
  return <Opened key={id} id={id} />;
}

function Opened({ id }: { id: string }) {
  const { result, ...state } = useResult(id);
  if (result) return <Shown id={id} result={result} />;
  return <NoResult {...state} />;
}

function Shown({ id, result }: { id: string; result: OptimizerResult }) {
  const navigate = useNavigate();
  const job = useResultJob(id, result);
  // Who comes back stands where they were; a jump would take what they are about to press from under the hand.
  const isReturn = useNavigationType() === "POP";
  useEffect(() => {
    if (isReturn) return;
    const timer = setTimeout(() => window.scrollTo({ top: 0 }), scrollToResultMs);
    return () => clearTimeout(timer);
  }, [isReturn]);
  const toInput = (resumeText: string) => {
    handOverResult(result, resumeText, job.applicationId ?? "");
    void navigate(pages.resumeOptimizer);
  };
  return (
    <Suspense fallback={<SkeletonCard />}>
      <OptimizerResultScreen
        result={job.result}
        onEdit={toInput}
        onRescan={() => toInput(result.original.originalText)}
        job={job.bar}
        asked={
          job.bar && (
            <Suspense>
              <ResultAsked optimizationId={id} ad={job.ad} onNavigate={(href) => void navigate(href)} />
            </Suspense>
          )
        }
      />
    </Suspense>
  );
}

/** The job of a result: its name, whether it is tracked, and the ways on from here. */
function useResultJob(id: string, result: OptimizerResult) {
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
    handOverJob({ id: applicationId, jobTitle, company, jobDescription });
    void navigate(pages.coverLetter);
  };
  const draft = readDraft();
  const jobUrl = draft?.adText === jobDescription ? draft.jobUrl : "";
  return {
    applicationId,
    result: named,
    ad: { title: jobTitle, company, text: jobDescription },
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
