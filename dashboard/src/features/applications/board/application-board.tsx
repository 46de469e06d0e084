import { monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type ApplicationStatus, statusFacts, statusLabel } from "#shared/domain/applications/status.ts";
import { announce } from "../../../platform/live/live-region.tsx";
import { useFreeKeys } from "../../../platform/use-free-keys.ts";
import type { ApplicationActions, TrackedApplication } from "../application-actions.ts";
import { useHeldItem } from "../tracker/use-held-item.ts";
import { Lane } from "./board-lane.tsx";
import { type BoardLane, boardLanes, cardBelow, cardBeside, statusBeside } from "./board-lanes.ts";
import { draggedFrom, laneOf } from "./drag-data.ts";

interface BoardKeys {
  lanes: readonly BoardLane[];
  held: ReturnType<typeof useHeldItem>;
  /** The cards of a folded column are not there to be walked to. */
  isFolded: boolean;
  onMove: (application: TrackedApplication, to: ApplicationStatus) => void;
}

type Goal = (lanes: readonly BoardLane[], id: string) => string | undefined;

const walks: Record<string, Goal> = {
  j: (lanes, id) => cardBelow(lanes, id, 1),
  k: (lanes, id) => cardBelow(lanes, id, -1),
  arrowleft: (lanes, id) => cardBeside(lanes, id, -1),
  arrowright: (lanes, id) => cardBeside(lanes, id, 1),
};

/** J, K and the arrows walk; M takes the card along. What the mouse does by dragging, without it. */
function useBoardKeys({ lanes, held, isFolded, onMove }: BoardKeys): void {
  const walkBy = (key: string, current: string | null): boolean => {
    const walk = walks[key];
    // Without a focus on a card the arrows scroll, as everywhere.
    if (!walk || (current === null && key.startsWith("arrow"))) return false;
    const open = isFolded ? lanes.filter(({ status }) => statusFacts[status].isOpen) : lanes;
    const goal = current === null ? held.firstInView() : walk(open, current);
    if (goal !== undefined) held.focusItem(goal);
    return true;
  };
  const move = (id: string, step: 1 | -1): boolean => {
    const application = lanes.flatMap((lane) => lane.applications).find((one) => one.id === id);
    const to = application && statusBeside(application.status, step);
    if (application && to) onMove(application, to);
    return true;
  };
  useFreeKeys(({ key, shiftKey }) => {
    const current = held.current();
    if (key.toLowerCase() !== "m") return walkBy(key.toLowerCase(), current);
    return current !== null && move(current, shiftKey ? -1 : 1);
  });
}

export interface ApplicationBoardProps extends ApplicationActions {
  applications: readonly TrackedApplication[];
  /** How many there are in each column, where these are but the first. */
  shown?: Readonly<Record<ApplicationStatus, number>> | undefined;
}

const isOpen = ({ status }: { status: ApplicationStatus }) => statusFacts[status].isOpen;

/** A column per status. Dragging, the menu of a card and the keys do the same. */
export function ApplicationBoard({ applications, shown, onNavigate, onMove }: ApplicationBoardProps) {
  const lanes = useMemo(() => boardLanes(applications, shown), [applications, shown]);
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
  const focusCard = useRef(held.focusItem);
  useEffect(() => {
    focusCard.current = held.focusItem;
  });
  const moveByMenu = useCallback(
    (application: TrackedApplication, to: ApplicationStatus) => {
      // The menu goes with the card's old place: its focus goes with the card.
      focusCard.current(application.id);
      move(application, to);
    },
    [move],
  );
  const acts = { onNavigate, onMove: moveByMenu, onLift: held.hold };
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
        Drag a card, or use its menu.
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
