import { ArrowLeft, ArrowRight, RefreshCw } from "lucide-react";
import { useEffect } from "react";
import { freeLimits } from "#shared/domain/plans.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { announce } from "../../platform/live-region.tsx";
import type { useBoardFilters } from "./board-filters.tsx";
import { BoardCount, countText, MatchLimit } from "./board-notes.tsx";
import { JobCard } from "./job-card.tsx";
import type { JobList, ListedJob } from "./job-queries.ts";
import { boardTexts as texts } from "./jobs-texts.ts";

interface BoardPagingProps {
  page: number;
  pages: number;
  pageHref: (page: number) => string;
  onNavigate: (href: string) => void;
}

function BoardPaging({ page, pages, pageHref, onNavigate }: BoardPagingProps) {
  if (pages <= 1 && page === 1) return null;
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-2">
      <span className="min-w-27">
        {page > 1 && (
          <ButtonLink
            rel="prev"
            href={pageHref(Math.min(page - 1, Math.max(pages, 1)))}
            onNavigate={onNavigate}
            icon={<ArrowLeft aria-hidden="true" />}
          >
            Previous
          </ButtonLink>
        )}
      </span>
      <p aria-current="page" className="text-14 text-muted tabular-nums">{`Page ${page} of ${pages}`}</p>
      <span className="flex min-w-27 justify-end">
        {page < pages && (
          <ButtonLink rel="next" href={pageHref(page + 1)} onNavigate={onNavigate}>
            Next
            <ArrowRight aria-hidden="true" />
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}

export interface BoardListProps {
  list: JobList;
  filters: ReturnType<typeof useBoardFilters>;
  savingId: string | null;
  resumesHref: string;
  onApply: (job: ListedJob) => void;
  onSave: (job: ListedJob) => void;
  onUpgrade: () => void;
  onNavigate: (href: string) => void;
}

/** The cards of a page, between how many there are and the way to the next. */
export function BoardList(props: BoardListProps) {
  const { list, filters, savingId, onNavigate } = props;
  const { page, pageHref, isFiltered } = filters;
  const { total, isTotalLeast } = list;
  const now = new Date();
  useEffect(() => {
    if (isFiltered) announce(countText(total, isTotalLeast));
  }, [isFiltered, total, isTotalLeast]);
  return (
    <>
      <BoardCount list={list} resumesHref={props.resumesHref} onNavigate={onNavigate} />
      <MatchLimit list={list} onUpgrade={props.onUpgrade} />
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
              onNavigate={onNavigate}
            />
          </li>
        ))}
      </ul>
      <BoardPaging page={page} pages={list.pages} pageHref={pageHref} onNavigate={onNavigate} />
    </>
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
