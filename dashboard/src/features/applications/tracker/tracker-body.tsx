import { Plus } from "lucide-react";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import {
  filterApplications,
  readForSearch,
  type SortChoice,
  sortApplications,
} from "#shared/domain/applications/filter-applications.ts";
import { calendarDay } from "#shared/domain/dates.ts";
import { counted } from "#shared/domain/text.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { announce } from "../../../platform/live/live-region.tsx";
import { useHasOpened } from "../../../platform/use-has-opened.ts";
import type { ApplicationActions, TrackedApplication } from "../application-actions.ts";
import { trackerTexts as texts } from "../applications-texts.ts";
import { useChangeMany } from "../use-change-many.ts";
import { useFollowUp } from "../use-follow-up.ts";
import { useMoveStatus } from "../use-move-status.ts";
import { useRemoveApplication } from "../use-remove-application.ts";
import { ApplicationGrid } from "./application-grid.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { TrackerFilters } from "./tracker-filters.tsx";
import { inList, TrackerLists } from "./tracker-lists.tsx";
import { BoardSkeleton, loadBoard } from "./tracker-skeleton.tsx";
import { TrackerStats } from "./tracker-stats.tsx";
import { type Selection, useSelection } from "./use-selection.ts";
import type { TrackerFilterState, TrackerView } from "./use-tracker-filters.ts";
import { TrackerViews } from "./views/tracker-views.tsx";

/** Dragging is code that only the board needs. */
const ApplicationBoard = lazy(async () => ({ default: (await loadBoard()).ApplicationBoard }));

/** The columns and the look beside them are code that only the list needs. */
const ApplicationRows = lazy(async () => ({
  default: (await import("./application-rows.tsx")).ApplicationRows,
}));

const loadDeletion = () => import("../delete-dialog.tsx");
const DeleteDialog = lazy(async () => ({ default: (await loadDeletion()).DeleteDialog }));

export interface TrackerBodyProps {
  applications: readonly TrackedApplication[];
  filters: TrackerFilterState;
  onNavigate: (href: string) => void;
  onAdd: () => void;
}

/** Figures, search, then the applications as tiles, rows or columns. */
export function TrackerBody({ applications, filters, onNavigate, onAdd }: TrackerBodyProps) {
  const { search, list, status, sort, view, isFiltered, clear } = filters;
  const [toDelete, setToDelete] = useState<string | null>(null);
  const hasAskedToDelete = useHasOpened(toDelete !== null, loadDeletion);
  const onMove = useMoveStatus();
  const onFollowUp = useFollowUp();
  const { mutate: remove } = useRemoveApplication();
  const { archive, move } = useChangeMany();
  const today = calendarDay(new Date());
  const listed = useMemo(() => inList(applications, list, today), [applications, list, today]);
  const sorted = useMemo(() => sortApplications(listed, sort), [listed, sort]);
  const shown = useMemo(() => filterApplications(sorted, { search, status }), [sorted, search, status]);
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const selection = useSelection(ids);
  useEffect(() => {
    if (isFiltered) announce(counted(shown.length, "application"));
  }, [isFiltered, shown.length]);
  const actions = { onNavigate, onMove, onFollowUp, onArchive: archive, onDelete: setToDelete };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
      <TrackerStats applications={applications} />
      <TrackerLists applications={applications} value={list} today={today} onChoose={filters.setList} />
      <TrackerViews query={filters.query} onApply={filters.apply} />
      <TrackerFilters filters={filters} onSearch={() => readForSearch(applications)} />
      {shown.length === 0 ? (
        <NothingFound isFiltered={isFiltered} onClear={clear} onAdd={onAdd} />
      ) : (
        <Applications
          view={view}
          applications={shown}
          selection={selection}
          today={today}
          sort={sort}
          onSort={filters.setSort}
          {...actions}
        />
      )}
      {view === "list" && selection.ids.length > 0 && (
        <BulkBar
          count={selection.ids.length}
          isArchive={list === "archive"}
          onMove={(to) => {
            move(
              shown.filter(({ id }) => selection.has(id)),
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

interface ApplicationsProps extends ApplicationActions {
  view: TrackerView;
  applications: readonly TrackedApplication[];
  selection: Selection;
  today: string;
  sort: SortChoice;
  onSort: (choice: SortChoice) => void;
}

function Applications({ view, selection, today, sort, onSort, ...props }: ApplicationsProps) {
  if (view === "grid") return <ApplicationGrid {...props} />;
  if (view === "list")
    return (
      <Suspense fallback={null}>
        <ApplicationRows selection={selection} today={today} sort={sort} onSort={onSort} {...props} />
      </Suspense>
    );
  return (
    <Suspense fallback={<BoardSkeleton />}>
      <ApplicationBoard {...props} />
    </Suspense>
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
