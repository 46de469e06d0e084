import { useMemo } from "react";
import {
  standsIn,
  type TrackerList,
  trackerListLabels,
  trackerLists,
} from "#shared/domain/applications/tracker-lists.ts";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import type { TrackedApplication } from "../application-actions.ts";
import { stageDay } from "./stage-day.ts";

/** A shorter tracker is seen at a glance. */
const worthLists = 5;

/** The applications of a ready-made list. @param today `YYYY-MM-DD` in the reader's calendar */
export function inList(
  applications: readonly TrackedApplication[],
  list: TrackerList,
  today: string,
): TrackedApplication[] {
  return applications.filter((one) => standsIn(list, { ...one, stageDay: stageDay(one) }, today));
}

export interface TrackerListsProps {
  applications: readonly TrackedApplication[];
  value: TrackerList;
  today: string;
  onChoose: (list: TrackerList) => void;
}

/** The ready-made lists with how many stand in each; an empty one is left out. */
export function TrackerLists({ applications, value, today, onChoose }: TrackerListsProps) {
  // Not at each key of the search: 5,000 applications stand in up to six lists.
  const lists = useMemo(
    () => trackerLists.map((list) => ({ list, count: inList(applications, list, today).length })),
    [applications, today],
  );
  const hasArchive = lists.some(({ list, count }) => list === "archive" && count > 0);
  if (applications.length < worthLists && !hasArchive && value === "all") return null;
  return (
    <fieldset className="-my-2 min-w-0">
      <legend className="sr-only">Lists</legend>
      <div className="flex flex-wrap gap-1">
        {lists
          .filter(({ list, count }) => count > 0 || list === "all" || list === value)
          .map(({ list, count }) => (
            <button
              key={list}
              type="button"
              aria-pressed={list === value}
              onClick={() => onChoose(list)}
              className={classNames(
                "min-h-8 rounded-control px-2.5 text-14 transition-colors pointer-coarse:min-h-11",
                list === value
                  ? "fc-selected bg-primary-soft font-medium text-primary"
                  : "text-muted hover:bg-sunken",
              )}
            >
              {trackerListLabels[list]} <span className="tabular-nums">{count}</span>
            </button>
          ))}
      </div>
    </fieldset>
  );
}
