import { type ApplicationStatus, statusFacts } from "#shared/domain/applications/status.ts";
import { useFreeKeys } from "../../../platform/use-free-keys.ts";
import type { TrackedApplication } from "../application-actions.ts";
import type { useHeldItem } from "../use-held-item.ts";
import { type BoardLane, cardBelow, cardBeside, statusBeside } from "./board-lanes.ts";

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
export function useBoardKeys({ lanes, held, isFolded, onMove }: BoardKeys): void {
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
