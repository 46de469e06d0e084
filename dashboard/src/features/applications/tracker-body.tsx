import { Plus } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import type { Application } from "#shared/contract/applications.ts";
import { filterApplications } from "#shared/domain/applications/filter-applications.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { announce } from "../../platform/live-region.tsx";
import { ApplicationCard } from "./application-card.tsx";
import { ApplicationRows } from "./application-rows.tsx";
import { trackerTexts as texts } from "./applications-texts.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { TrackerFilters } from "./tracker-filters.tsx";
import { TrackerStats } from "./tracker-stats.tsx";
import { useMoveStatus } from "./use-move-status.ts";
import { useRemoveApplication } from "./use-remove-application.ts";
import type { useTrackerFilters } from "./use-tracker-filters.ts";

/** From here on only what is in view is drawn (ux.md section 11). */
const manyRows = 200;

export interface TrackerBodyProps {
  applications: readonly Application[];
  filters: ReturnType<typeof useTrackerFilters>;
  onNavigate: (href: string) => void;
  onAdd: () => void;
}

/** Figures, search, then the applications as tiles or rows. */
export function TrackerBody({ applications, filters, onNavigate, onAdd }: TrackerBodyProps) {
  const { search, status, view, isFiltered, clear } = filters;
  const [toDelete, setToDelete] = useState<string | null>(null);
  const onMove = useMoveStatus();
  const { mutate: remove } = useRemoveApplication();
  const shown = useMemo(
    () => filterApplications(applications, { search, status }),
    [applications, search, status],
  );
  useEffect(() => {
    if (isFiltered) announce(shown.length === 1 ? "1 application" : `${shown.length} applications`);
  }, [isFiltered, shown.length]);
  const actions = { onNavigate, onMove, onDelete: setToDelete };
  return (
    <div className="grid gap-4 md:gap-6">
      <TrackerStats applications={applications} />
      <TrackerFilters
        search={search}
        status={status}
        onSearch={filters.setSearch}
        onStatus={filters.setStatus}
      />
      {shown.length === 0 && <NothingFound isFiltered={isFiltered} onClear={clear} onAdd={onAdd} />}
      {shown.length > 0 && view === "list" && (
        <ApplicationRows applications={shown} isOfMany={shown.length > manyRows} {...actions} />
      )}
      {shown.length > 0 && view === "grid" && (
        <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {shown.map((application) => (
            <ApplicationCard
              key={application.id}
              application={application}
              isOfMany={shown.length > manyRows}
              {...actions}
            />
          ))}
        </ul>
      )}
      <DeleteDialog id={toDelete} onClose={() => setToDelete(null)} onDelete={remove} />
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
