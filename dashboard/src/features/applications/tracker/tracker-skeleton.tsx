import { useEffect } from "react";
import { Skeleton } from "#shared/ui/primitives/skeleton.tsx";
import { readyComponent } from "../../../platform/loading/ready-component.tsx";
import { SkeletonCard } from "../../../platform/loading/skeleton-card.tsx";
import { useDelayed } from "../../../platform/loading/use-delayed.ts";
import type { TrackerView } from "./use-tracker-filters.ts";

const lanes = ["one", "two", "three", "four"] as const;

/** The board while its code or the list is loading. */
export function BoardSkeleton() {
  return (
    <div aria-hidden="true" className="flex gap-3 overflow-hidden">
      {lanes.map((lane) => (
        <div key={lane} className="grid min-w-50 flex-1 content-start gap-2 rounded-card bg-sunken p-2 pt-10">
          <SkeletonCard />
          <SkeletonCard />
        </div>
      ))}
    </div>
  );
}

/** Dragging is code that only the board needs; asked for beside the list, not after it. */
export const { Component: ApplicationBoard, preload: loadBoard } = readyComponent(
  async () => (await import("../board/application-board.tsx")).ApplicationBoard,
);

const tiles = ["one", "two", "three", "four", "five", "six"] as const;

/** Search and the chosen view in their final shapes. */
export function TrackerSkeleton({ view }: { view: TrackerView }) {
  const isLong = useDelayed();
  useEffect(() => {
    if (view === "board") void loadBoard();
  }, [view]);
  return (
    <div aria-busy="true" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <span className="sr-only">Loading your applications</span>
      {isLong && (
        <>
          <Skeleton className="h-10 rounded-control" />
          <ViewSkeleton view={view} />
        </>
      )}
    </div>
  );
}

/** The chosen view while its rows are loading. */
export function ViewSkeleton({ view }: { view: TrackerView }) {
  if (view === "board") return <BoardSkeleton />;
  if (view === "list") return <SkeletonCard className="h-96" />;
  return (
    <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {tiles.map((tile) => (
        <SkeletonCard key={tile} className="h-64" />
      ))}
    </div>
  );
}
