import { Bookmark, MailOpen } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { Navigate, useNavigationType, useParams } from "react-router";
import { applicationPath, pages } from "#shared/domain/pages.ts";
import { scrollToResultMs } from "#shared/domain/ui-constants.ts";
import { Button, type ButtonProps } from "#shared/ui/primitives/button.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { JobHead } from "../features/applications/page/job-head.tsx";
import { NameForm } from "../features/resumes/result/name-form.tsx";
import { NoResult } from "../features/resumes/result/no-result.tsx";
import type { OptimizerResult } from "../features/resumes/result/stored-result.ts";
import { useResult } from "../features/resumes/result/use-result.ts";
import { SkeletonCard } from "../platform/loading/skeleton-card.tsx";
import { useNavigateTo } from "../platform/use-navigate-to.ts";
import { useResultJob } from "./result/use-result-job.ts";

/** Drawn once the result is there. */
const TailoredResume = lazy(async () => ({
  default: (await import("../features/resumes/result/tailored-resume.tsx")).TailoredResume,
}));

/** What its ad wants in writing: read once the result is there. */
const ResultCriteria = lazy(async () => ({
  default: (await import("../features/criteria/result-criteria.tsx")).ResultCriteria,
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

/** In its job's page once that is saved; until then under the same head. decision: D-116. */
function Shown({ id, result }: { id: string; result: OptimizerResult }) {
  const job = useResultJob(id, result);
  useScrollToResult();
  if (job.isPending) return <SkeletonCard />;
  if (job.applicationId === null) return <Unsaved id={id} job={job} />;
  return (
    <Navigate
      replace
      to={`${applicationPath(job.applicationId, "resume")}&result=${encodeURIComponent(id)}`}
    />
  );
}

function Unsaved({ id, job }: { id: string; job: ReturnType<typeof useResultJob> }) {
  const { ad, isBusy } = job;
  const onNavigate = useNavigateTo();
  const [downloadPlace, setDownloadPlace] = useState<HTMLElement | null>(null);
  const [match, setMatch] = useState<number | null>(null);
  const hasAd = ad.text !== "";
  // An ad that does not say what it is for is named before anything else is done with it.
  const isNameless = hasAd && (ad.title === "" || ad.company === "");
  return (
    <div data-job-page>
      <JobHead
        jobTitle={ad.title || (hasAd ? "The pasted ad" : "Your resume")}
        company={ad.company}
        fact={hasAd ? "Not saved yet" : null}
        score={match === null ? null : { value: match }}
        back={{ href: pages.resumeOptimizer, label: "Back to Resume Optimizer" }}
        onNavigate={onNavigate}
        actions={
          <>
            {hasAd && !isNameless && (
              <>
                <HeadButton
                  icon={<Bookmark aria-hidden="true" />}
                  busy={isBusy}
                  busyLabel="Saving..."
                  onClick={job.save}
                >
                  Save this job
                </HeadButton>
                {job.writeLetter && (
                  <HeadButton icon={<MailOpen aria-hidden="true" />} onClick={job.writeLetter}>
                    Write the letter
                  </HeadButton>
                )}
              </>
            )}
            <div ref={setDownloadPlace} className="flex gap-1 empty:hidden" />
          </>
        }
      />
      <div className="mt-3 grid gap-4 border-t border-line pt-4">
        {isNameless && (
          <NameForm jobTitle={ad.title} company={ad.company} isBusy={isBusy} onName={job.name} />
        )}
        <Suspense fallback={<SkeletonCard />}>
          {hasAd && (
            <Suspense>
              <ResultCriteria optimizationId={id} ad={ad} onNavigate={onNavigate} />
            </Suspense>
          )}
          <div>
            <TailoredResume
              result={job.result}
              createdAt={job.createdAt}
              onEdit={job.toInput}
              onRescan={() => job.toInput(job.result.original.originalText)}
              downloadPlace={downloadPlace}
              onMatch={setMatch}
            />
          </div>
        </Suspense>
      </div>
    </div>
  );
}

/** Who comes back is where they were: a jump would take what they are about to press from under the hand. */
function useScrollToResult(): void {
  const isReturn = useNavigationType() === "POP";
  useEffect(() => {
    if (isReturn) return;
    const timer = setTimeout(() => window.scrollTo({ top: 0 }), scrollToResultMs);
    return () => clearTimeout(timer);
  }, [isReturn]);
}

/** Its words are beside the icon where there is room for them. */
function HeadButton({ children, busyLabel, ...rest }: ButtonProps) {
  return (
    <>
      <Button {...rest} busyLabel={busyLabel} className="max-md:hidden">
        {children}
      </Button>
      <IconButton
        variant="secondary"
        label={String(children)}
        icon={rest.icon}
        aria-busy={rest.busy || undefined}
        onClick={rest.busy ? undefined : rest.onClick}
        className="md:hidden"
      />
    </>
  );
}
