import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useParams } from "react-router";
import { ApiError } from "#shared/client/api-error.ts";
import { pages } from "#shared/domain/pages.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { ErrorState } from "#shared/ui/blocks/error-state.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { BoardSkeleton } from "../features/jobs/board-skeleton.tsx";
import { jobQuery } from "../features/jobs/job-queries.ts";
import { JobView } from "../features/jobs/job-view.tsx";
import { useArrival } from "../platform/page-head.tsx";
import { useNavigateTo } from "../platform/use-navigate-to.ts";

/** The public page of a job (D-54). Its HTML comes with the job's words in it (api/src/features/jobs/job-page.ts). */
export function JobPage() {
  const { id = "" } = useParams();
  const { data, error, isFetching, refetch } = useQuery(jobQuery(id));
  const onNavigate = useNavigateTo();
  if (data) return <JobView job={data} boardHref={pages.jobBoard} onNavigate={onNavigate} />;
  if (error instanceof ApiError && error.code === "not_found") return <Missing />;
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

function Missing() {
  const place = useRef<HTMLDivElement>(null);
  const onNavigate = useNavigateTo();
  useArrival("Job not found", place);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <EmptyState
        level={1}
        title="Job not found"
        text="The link may be cut short, or the job was taken down long ago."
        action={
          <ButtonLink variant="primary" href={pages.jobBoard} onNavigate={onNavigate}>
            More jobs
          </ButtonLink>
        }
      />
    </div>
  );
}
