import { Plus } from "lucide-react";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { readForSearch } from "#shared/domain/applications/filter-applications.ts";
import { counted } from "#shared/domain/text.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { usePrinting } from "../../../platform/browser/use-printing.ts";
import { announce } from "../../../platform/live/live-region.tsx";
import { useHasOpened } from "../../../platform/loading/use-has-opened.ts";
import { trackerTexts as texts } from "../applications-texts.ts";
import { useChangeMany } from "../use-change-many.ts";
import { useFollowUp } from "../use-follow-up.ts";
import { useMoveStatus } from "../use-move-status.ts";
import { useRemoveApplication } from "../use-remove-application.ts";
import { ApplicationsView } from "./applications-view.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import type { Tracked } from "./first-rows.ts";
import { PrintedRows } from "./printed-rows.tsx";
import { TrackerFilters } from "./tracker-filters.tsx";
import { TrackerLists } from "./tracker-lists.tsx";
import { ViewSkeleton } from "./tracker-skeleton.tsx";
import { TrackerTabs } from "./tracker-tabs.tsx";
import { useSelection } from "./use-selection.ts";
import { none, useReadAhead, type useShown } from "./use-shown.ts";
import type { TrackerFilterState, TrackerView } from "./use-tracker-filters.ts";
import { TrackerViews } from "./views/tracker-views.tsx";

const loadDeletion = () => import("../delete-dialog.tsx");
const DeleteDialog = lazy(async () => ({ default: (await loadDeletion()).DeleteDialog }));

export interface TrackerBodyProps {
  tracked: Tracked;
  shown: ReturnType<typeof useShown>;
  /** `YYYY-MM-DD` in the reader's calendar. */
  today: string;
  filters: TrackerFilterState;
  onNavigate: (href: string) => void;
  onAdd: () => void;
}

/** Views and search, then the applications as tiles, rows or columns. */
export function TrackerBody({
  tracked,
  shown: { figures, rows, total, shown },
  today,
  filters,
  onNavigate,
  onAdd,
}: TrackerBodyProps) {
  const { list, view, isFiltered, clear } = filters;
  const [toDelete, setToDelete] = useState<string | null>(null);
  const hasAskedToDelete = useHasOpened(toDelete !== null, loadDeletion);
  const onMove = useMoveStatus();
  const onFollowUp = useFollowUp();
  const { mutate: remove } = useRemoveApplication();
  const { archive, move } = useChangeMany();
  const isPrinting = usePrinting();
  const isWaiting = rows === null;
  const applications = rows ?? none;
  const ids = useMemo(() => applications.map(({ id }) => id), [applications]);
  const selection = useSelection(ids);
  useEffect(() => {
    if (isFiltered && !isWaiting) announce(counted(total, "application"));
  }, [isFiltered, isWaiting, total]);
  useReadAhead(tracked.whole ?? none);
  const actions = { onNavigate, onMove, onFollowUp, onArchive: archive, onDelete: setToDelete };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div data-print-hide className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <TrackerTabs view={view} onView={filters.setView} onNavigate={onNavigate} />
        <TrackerFilters filters={filters} onSearch={() => readForSearch(tracked.whole ?? none)} />
      </div>
      <div
        data-print-hide
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 empty:hidden"
      >
        <TrackerLists figures={figures} value={list} onChoose={filters.setList} />
        <TrackerViews query={filters.query} onApply={filters.apply} />
      </div>
      {isWaiting ? (
        <Waiting view={view} />
      ) : total === 0 ? (
        <NothingFound isFiltered={isFiltered} onClear={clear} onAdd={onAdd} />
      ) : (
        <>
          {isPrinting && <PrintedRows applications={applications} />}
          <div data-print-hide>
            <ApplicationsView
              view={view}
              applications={applications}
              total={total}
              shown={shown}
              selection={selection}
              today={today}
              sort={filters.sort}
              onSort={filters.setSort}
              {...actions}
            />
          </div>
        </>
      )}
      {applications.length < total && !isWaiting && (
        <p data-head className="text-13 text-muted">{`Loading ${total - applications.length} more...`}</p>
      )}
      {view === "list" && selection.ids.length > 0 && (
        <BulkBar
          count={selection.ids.length}
          isArchive={list === "archive"}
          onMove={(to) => {
            move(
              applications.filter(({ id }) => selection.has(id)),
              to,
            );
            selection.clear();
          }}
          onArchive={() => {
            archive(selection.ids, list !== "archive");
            selection.clear();
          }}
          onClear={selection.clear}
        />
      )}
      {hasAskedToDelete && (
        <Suspense fallback={null}>
          <DeleteDialog id={toDelete} onClose={() => setToDelete(null)} onDelete={remove} />
        </Suspense>
      )}
    </div>
  );
}

/** Where rows will be: nothing is said of what was not looked at yet. */
function Waiting({ view }: { view: TrackerView }) {
  return (
    <div aria-busy="true">
      <p role="status" className="mb-3 text-13 text-muted">
        {texts.searching}
      </p>
      <ViewSkeleton view={view} />
    </div>
  );
}

interface NothingFoundProps {
  isFiltered: boolean;
  onClear: () => void;
  onAdd: () => void;
}

function NothingFound({ isFiltered, onClear, onAdd }: NothingFoundProps) {
  return isFiltered ? (
    <EmptyState
      level={2}
      title={texts.empty}
      text={texts.emptyFiltered}
      action={<Button onClick={onClear}>Clear</Button>}
    />
  ) : (
    <EmptyState
      level={2}
      title={texts.empty}
      text={texts.emptyHint}
      action={
        <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={onAdd}>
          {texts.addFirst}
        </Button>
      }
    />
  );
}
