import { useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import { savedStatus, sentStatus } from "#shared/domain/applications/status.ts";
import { pages } from "#shared/domain/pages.ts";
import { ErrorState } from "#shared/ui/blocks/error-state.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { BoardFilters, useBoardFilters } from "../features/jobs/board/board-filters.tsx";
import { BoardEmpty, BoardList } from "../features/jobs/board/board-list.tsx";
import { BoardSources, FailedSources, PopulateWait } from "../features/jobs/board/board-notes.tsx";
import { BoardSkeleton } from "../features/jobs/board/board-skeleton.tsx";
import { DidYouApply, useApply } from "../features/jobs/did-you-apply.tsx";
import { boardQuery, type JobList } from "../features/jobs/job-queries.ts";
import { boardTexts as texts } from "../features/jobs/jobs-texts.ts";
import { usePopulate } from "../features/jobs/use-populate.ts";
import { useSaveJob } from "../features/jobs/use-save-job.ts";
import { PageHead } from "../platform/page-head.tsx";
import { useNavigateTo } from "../platform/use-navigate-to.ts";
import { useTailorJob } from "./use-tailor-job.ts";

/** Loaded when somebody meets a limit. */
const UpgradeDialog = lazy(async () => ({
  default: (await import("../features/billing/upgrade-dialog.tsx")).UpgradeDialog,
}));

export function JobBoardPage() {
  const filters = useBoardFilters();
  const { data, error, isPlaceholderData } = useQuery(boardQuery(filters.filter, filters.page));
  const { populate, isPopulating, stopWaiting, failedSources } = usePopulate();
  // The list before is shown while the next one comes: it says nothing of these filters.
  const isWhole = !filters.isFiltered && filters.page === 1;
  const isEmpty = data?.total === 0 && isWhole && !isPlaceholderData;
  useTopOnPage(filters.page);
  return (
    <>
      <PageHead
        title={texts.title}
        text={texts.lead}
        actions={
          data &&
          !isEmpty && (
            <Button
              icon={<RefreshCw aria-hidden="true" />}
              busy={isPopulating}
              busyLabel={texts.loading}
              onClick={populate}
              className="max-md:flex-1"
            >
              {texts.refresh}
            </Button>
          )
        }
      />
      <div className="grid gap-4">
        {!isEmpty && !error && <BoardFilters {...filters} />}
        {isPopulating && <PopulateWait onStop={stopWaiting} />}
        <FailedSources count={failedSources} />
        {!data && !error && <BoardSkeleton />}
        {error && (
          <ErrorState
            level={2}
            title={texts.failed}
            text={texts.failedText}
            retryLabel={texts.retry}
            onRetry={() => window.location.reload()}
            requestId={error instanceof ApiError ? error.requestId : undefined}
          />
        )}
        {data?.jobs.length === 0 && (
          <BoardEmpty
            isFiltered={!isEmpty}
            isPopulating={isPopulating}
            onPopulate={populate}
            onClear={filters.clear}
          />
        )}
        {data && data.jobs.length > 0 && <Jobs list={data} filters={filters} />}
        {data && <BoardSources />}
      </div>
    </>
  );
}

/** Another page of the list is read from its beginning. */
function useTopOnPage(page: number): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) window.scrollTo({ top: 0 });
    shown.current = page;
  }, [page]);
}

function Jobs({ list, filters }: { list: JobList; filters: ReturnType<typeof useBoardFilters> }) {
  const onNavigate = useNavigateTo();
  const [isUpgrading, setIsUpgrading] = useState(false);
  const upgrade = () => setIsUpgrading(true);
  const { save, savingId } = useSaveJob(upgrade);
  const { apply, asked, answered } = useApply();
  const tailor = useTailorJob();
  return (
    <>
      <BoardList
        list={list}
        filters={filters}
        savingId={savingId}
        resumesHref={pages.resumes}
        onApply={apply}
        onSave={(job) => save({ job, status: savedStatus })}
        onTailor={(job) => void tailor(job)}
        onUpgrade={upgrade}
        onNavigate={onNavigate}
      />
      <DidYouApply job={asked} onAnswered={answered} onApplied={(job) => save({ job, status: sentStatus })} />
      {isUpgrading && (
        <Suspense>
          <UpgradeDialog open onOpenChange={setIsUpgrading} onNavigate={onNavigate} />
        </Suspense>
      )}
    </>
  );
}
