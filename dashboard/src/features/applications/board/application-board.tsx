import { monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type ApplicationStatus, statusFacts, statusLabel } from "#shared/domain/applications/status.ts";
import { announce } from "../../../platform/live-region.tsx";
import type { ApplicationActions, TrackedApplication } from "../application-actions.ts";
import { useHeldItem } from "../use-held-item.ts";
import { Lane } from "./board-lane.tsx";
import { boardLanes } from "./board-lanes.ts";
import { draggedFrom, laneOf } from "./drag-data.ts";
import { useBoardKeys } from "./use-board-keys.ts";

export interface ApplicationBoardProps extends ApplicationActions {
  applications: readonly TrackedApplication[];
}

const isOpen = ({ status }: { status: ApplicationStatus }) => statusFacts[status].isOpen;

/** A column per status. Dragging, the status list of a card and the keys do the same. */
export function ApplicationBoard({ applications, onNavigate, onMove }: ApplicationBoardProps) {
  const lanes = useMemo(() => boardLanes(applications), [applications]);
  const ids = useMemo(() => lanes.flatMap((lane) => lane.applications.map(({ id }) => id)), [lanes]);
  const held = useHeldItem(ids);
  const [wantsFold, setWantsFold] = useState(true);
  const isOnlyOver = lanes.every((lane) => !isOpen(lane) || lane.applications.length === 0);
  const isFolded = wantsFold && !isOnlyOver;
  const move = useCallback(
    (application: TrackedApplication, to: ApplicationStatus) => {
      onMove(application, to);
      announce(`${application.jobTitle} moved to ${statusLabel(to)}`);
    },
    [onMove],
  );
  useDrops((id, to) => {
    const application = applications.find((one) => one.id === id);
    if (application) move(application, to);
  });
  useBoardKeys({
    lanes,
    held,
    isFolded,
    onMove: (application, to) => {
      // Where the card goes must be seen, and so must its focus.
      if (!statusFacts[to].isOpen) setWantsFold(false);
      move(application, to);
    },
  });
  const acts = { onNavigate, onMove: move, onLift: held.hold };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div
        ref={held.root}
        {...held.events}
        className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 md:mx-0 md:snap-none md:px-0"
      >
        {lanes.map((lane) => (
          <Lane
            key={lane.status}
            lane={lane}
            heldId={held.heldId}
            isFolded={!isOpen(lane) && isFolded}
            onFold={isOpen(lane) ? undefined : setWantsFold}
            {...acts}
          />
        ))}
      </div>
      <p className="text-13 text-muted">
        Drag a card, or use its status list.
        <span className="max-md:hidden pointer-coarse:hidden">
          {" "}
          M moves the card that has the focus, Shift M back.
        </span>
      </p>
    </div>
  );
}

/** Hears of every card that lands on a column. */
function useDrops(onDrop: (id: string, to: ApplicationStatus) => void): void {
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ source, location }) => {
          const card = draggedFrom(source.data);
          const to = location.current.dropTargets
            .map(({ data }) => laneOf(data))
            .find((lane) => lane !== null);
          if (card && to) latest.current(card.id, to);
        },
      }),
    [],
  );
}
