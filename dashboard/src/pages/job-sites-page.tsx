import { JobSitesList, useJobSites } from "../features/job-sites/job-sites-list.tsx";
import { jobSitesTexts as texts } from "../features/job-sites/job-sites-texts.ts";
import { LoadFailed } from "../platform/loading/load-failed.tsx";
import { SkeletonCard } from "../platform/loading/skeleton-card.tsx";
import { PageHead } from "../platform/page-head.tsx";

/** Which job sites the extension reads well, and which it does not. */
export function JobSitesPage() {
  const { data, error, isPending, isFetching, refetch } = useJobSites();
  return (
    <>
      <PageHead title={texts.title} text={texts.text} />
      {isPending && <SkeletonCard />}
      {error && !data && (
        <LoadFailed
          title={texts.loadFailed}
          text={texts.loadFailedText}
          {...{ error, isFetching, refetch }}
        />
      )}
      {data && <JobSitesList jobSites={data} />}
    </>
  );
}
