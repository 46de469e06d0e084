import { Suspense } from "react";
import type { SortChoice } from "#shared/domain/applications/filter-applications.ts";
import { readyComponent } from "../../../platform/loading/ready-component.tsx";
import type { ApplicationActions, TrackedApplication } from "../application-actions.ts";
import type { ApplicationBoardProps } from "../board/application-board.tsx";
import { ApplicationGrid } from "./application-grid.tsx";
import { ApplicationBoard, BoardSkeleton, loadBoard } from "./tracker-skeleton.tsx";
import type { Selection } from "./use-selection.ts";
import type { TrackerView } from "./use-tracker-filters.ts";

/** The columns and the look beside them are code that only the list needs. */
const { Component: ApplicationRows, preload: loadRows } = readyComponent(
  async () => (await import("./list/application-rows.tsx")).ApplicationRows,
);

/** Asks for the code of the view that the address names, beside its rows. */
export function loadView(): void {
  const view = new URLSearchParams(window.location.search).get("view");
  if (view === "board") void loadBoard();
  if (view === "list") void loadRows();
}

interface ApplicationsViewProps extends ApplicationActions {
  view: TrackerView;
  applications: readonly TrackedApplication[];
  total: number;
  /** How many there are of each status, where these are but the first. */
  shown: ApplicationBoardProps["shown"];
  selection: Selection;
  today: string;
  sort: SortChoice;
  onSort: (choice: SortChoice) => void;
}

export function ApplicationsView({
  view,
  shown,
  selection,
  today,
  sort,
  onSort,
  ...props
}: ApplicationsViewProps) {
  if (view === "grid") return <ApplicationGrid {...props} />;
  if (view === "list")
    return (
      <Suspense fallback={null}>
        <ApplicationRows selection={selection} today={today} sort={sort} onSort={onSort} {...props} />
      </Suspense>
    );
  return (
    <Suspense fallback={<BoardSkeleton />}>
      <ApplicationBoard shown={shown} {...props} />
    </Suspense>
  );
}
