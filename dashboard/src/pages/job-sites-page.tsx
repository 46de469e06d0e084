import { ApiError } from "#shared/client/api-error.ts";
import { ErrorState } from "#shared/ui/blocks/error-state.tsx";
import { JobSitesList, useJobSites } from "../features/job-sites/job-sites-list.tsx";
import { jobSitesTexts as texts } from "../features/job-sites/job-sites-texts.ts";
import { PageHead } from "../platform/page-head.tsx";
import { SkeletonCard } from "../platform/skeleton-card.tsx";

/** Which job sites the extension reads well, and which it does not. */
export function JobSitesPage() {
  const { data, error, isPending, isFetching, refetch } = useJobSites();
  return (
    <>
      <PageHead title={texts.title} text={texts.text} />
      {isPending && <SkeletonCard />}
      {error && !data && (
        <ErrorState
          level={2}
          title={texts.loadFailed}
          text={texts.loadFailedText}
          busy={isFetching}
          busyLabel="Loading..."
          onRetry={() => void refetch()}
          requestId={error instanceof ApiError ? error.requestId : undefined}
        />
      )}
      {data && <JobSitesList jobSites={data} />}
    </>
  );
}
