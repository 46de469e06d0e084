import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useRef, useState } from "react";
import { useParams } from "react-router";
import { ApiError } from "#shared/client/api-error.ts";
import { savedStatus } from "#shared/domain/applications/status.ts";
import { pages } from "#shared/domain/pages.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { ErrorState } from "#shared/ui/blocks/error-state.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { useUser } from "../features/auth/use-user.ts";
import { BoardSkeleton } from "../features/jobs/board/board-skeleton.tsx";
import { CheckMatch } from "../features/jobs/check-match.tsx";
import { JobActs } from "../features/jobs/job-acts.tsx";
import { type Job, jobQuery } from "../features/jobs/job-queries.ts";
import { JobView } from "../features/jobs/job-view.tsx";
import { useSaveJob } from "../features/jobs/use-save-job.ts";
import { handOverAd } from "../features/resumes/optimizer/optimizer-draft.ts";
import { useArrival } from "../platform/page-head.tsx";
import { useNavigateTo } from "../platform/use-navigate-to.ts";

/** Loaded when somebody meets a limit. */
const UpgradeDialog = lazy(async () => ({
  default: (await import("../features/billing/upgrade-dialog.tsx")).UpgradeDialog,
}));

/** The public page of a job (D-54). Its HTML comes with the job's words in it (api/src/features/jobs/job-page.ts). */
export function JobPage() {
  const { id = "" } = useParams();
  const { data, error, isFetching, refetch } = useQuery(jobQuery(id));
  const onNavigate = useNavigateTo();
  const code = error instanceof ApiError ? error.code : undefined;
  // Removed while it was on the screen: what was loaded before goes too (D-120).
  if (code === "gone")
    return <Missing title="This job was removed" text="Kelpie took it off the job board." />;
  if (data) return <Shown job={data} onNavigate={onNavigate} />;
  if (code === "not_found")
    return (
      <Missing title="Job not found" text="The link may be cut short, or the job was taken down long ago." />
    );
  if (error)
    return (
      <ErrorState
        level={1}
        title="The job could not be loaded"
        text="Please try again."
        busy={isFetching}
        busyLabel="Loading..."
        onRetry={() => void refetch()}
      />
    );
  return <BoardSkeleton />;
}

function Shown({ job, onNavigate }: { job: Job; onNavigate: (href: string) => void }) {
  const { user } = useUser();
  const [isUpgrading, setIsUpgrading] = useState(false);
  const { save, savingId, lastSaved } = useSaveJob(() => setIsUpgrading(true));
  const { title, company, url, description } = job;
  const isSignedIn = user !== null;
  return (
    <>
      <JobView
        job={job}
        boardHref={pages.jobBoard}
        acts={
          <JobActs
            job={job}
            isSignedIn={isSignedIn}
            saved={lastSaved}
            isSaving={savingId !== null}
            onSave={() => save({ job, status: savedStatus })}
            onTailor={() =>
              handOverAd({ title, company, text: description, url, applicationId: lastSaved?.id ?? "" })
            }
            onNavigate={onNavigate}
          />
        }
        match={<CheckMatch key={String(isSignedIn)} job={job} isSignedIn={isSignedIn} />}
        onNavigate={onNavigate}
      />
      {isUpgrading && (
        <Suspense>
          <UpgradeDialog open onOpenChange={setIsUpgrading} onNavigate={onNavigate} />
        </Suspense>
      )}
    </>
  );
}

function Missing({ title, text }: { title: string; text: string }) {
  const place = useRef<HTMLDivElement>(null);
  const onNavigate = useNavigateTo();
  useArrival(title, place);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <EmptyState
        level={1}
        title={title}
        text={text}
        action={
          <ButtonLink variant="primary" href={pages.jobBoard} onNavigate={onNavigate}>
            More jobs
          </ButtonLink>
        }
      />
    </div>
  );
}
