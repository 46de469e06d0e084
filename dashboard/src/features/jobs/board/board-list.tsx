import { RefreshCw } from "lucide-react";
import { useEffect } from "react";
import { freeLimits } from "#shared/domain/plans.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { announce } from "../../../platform/live/live-region.tsx";
import { useWide } from "../../../platform/use-wide.ts";
import { JobCard } from "../job-card.tsx";
import { openAdTexts } from "../job-page-texts.ts";
import { JobPane } from "../job-pane.tsx";
import type { JobList, ListedJob } from "../job-queries.ts";
import { boardTexts as texts } from "../jobs-texts.ts";
import { useOpenJob } from "../use-open-job.ts";
import type { useBoardFilters } from "./board-filters.tsx";
import { BoardCount, countText, MatchLimit } from "./board-notes.tsx";
import { BoardPaging } from "./board-paging.tsx";
import { BoardRows } from "./board-rows.tsx";

export interface BoardListProps {
  list: JobList;
  filters: ReturnType<typeof useBoardFilters>;
  savingId: string | null;
  resumesHref: string;
  onApply: (job: ListedJob) => void;
  onSave: (job: ListedJob) => void;
  onTailor: (job: ListedJob) => void;
  onUpgrade: () => void;
  onNavigate: (href: string) => void;
}

/** The cards of a page, between how many there are and the way to the next. */
export function BoardList(props: BoardListProps) {
  const { list, filters, onNavigate } = props;
  const isWide = useWide();
  const { page, pageHref, isFiltered } = filters;
  const { total, isTotalLeast } = list;
  useEffect(() => {
    if (isFiltered) announce(countText(total, isTotalLeast));
  }, [isFiltered, total, isTotalLeast]);
  return (
    <>
      <BoardCount list={list} resumesHref={props.resumesHref} onNavigate={onNavigate} />
      <MatchLimit list={list} onUpgrade={props.onUpgrade} />
      {isWide ? <ListAndPane {...props} /> : <Cards {...props} />}
      <BoardPaging page={page} pages={list.pages} pageHref={pageHref} onNavigate={onNavigate} />
    </>
  );
}

/** On a phone: everything of an ad on its card, and the ad's own page behind its title. */
function Cards(props: BoardListProps) {
  const { list, savingId } = props;
  const now = new Date();
  return (
    <ul className="grid gap-3">
      {list.jobs.map((job, place) => (
        <li key={job.id} className="flex">
          <JobCard
            job={job}
            now={now}
            isMeasuring={isMeasuring(list, place)}
            isSaving={savingId === job.id}
            onApply={props.onApply}
            onSave={props.onSave}
            onNavigate={props.onNavigate}
          />
        </li>
      ))}
    </ul>
  );
}

/** With room for it: the list left, the open ad right, each scrolling by itself. decision: D-95. */
function ListAndPane(props: BoardListProps) {
  const { list, savingId } = props;
  const isGrouped = list.matches.pending === 0 && list.jobs.some((job) => job.matchScore !== undefined);
  const { job, open, hrefOf } = useOpenJob(list.jobs, isGrouped);
  const waits = (one: ListedJob) => isMeasuring(list, list.jobs.indexOf(one));
  return (
    <div className="grid grid-cols-[minmax(17rem,22rem)_minmax(0,1fr)] items-start gap-4">
      <nav
        aria-label="Jobs"
        aria-description={openAdTexts.keys}
        className="sticky top-4 max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-card border border-line bg-surface"
      >
        <BoardRows
          jobs={list.jobs}
          openId={job?.id}
          hrefOf={hrefOf}
          onOpen={open}
          isMeasuring={waits}
          isGrouped={isGrouped}
        />
      </nav>
      {job && (
        <JobPane
          job={job}
          isMeasuring={waits(job)}
          isSaving={savingId === job.id}
          onApply={props.onApply}
          onSave={props.onSave}
          onTailor={props.onTailor}
          onNavigate={props.onNavigate}
        />
      )}
    </div>
  );
}

/** Only cards that may show a score wait for one. decision: D-04. */
function isMeasuring({ matches, page }: JobList, place: number): boolean {
  const isShown = !matches.isLimited || (page === 1 && place < freeLimits.scoredMatches);
  return matches.pending > 0 && isShown;
}

/** No ad at all, or none that the filters let through. */
export function BoardEmpty({
  isFiltered,
  isPopulating,
  onPopulate,
  onClear,
}: {
  isFiltered: boolean;
  isPopulating: boolean;
  onPopulate: () => void;
  onClear: () => void;
}) {
  if (isFiltered)
    return (
      <EmptyState
        level={2}
        title={texts.noMatch}
        text={texts.noMatchText}
        action={<Button onClick={onClear}>{texts.clear}</Button>}
      />
    );
  return (
    <EmptyState
      level={2}
      title={texts.empty}
      text={texts.emptyText}
      action={
        <Button
          variant="primary"
          icon={<RefreshCw aria-hidden="true" />}
          busy={isPopulating}
          busyLabel={texts.loading}
          onClick={onPopulate}
        >
          {texts.loadFresh}
        </Button>
      }
    />
  );
}
