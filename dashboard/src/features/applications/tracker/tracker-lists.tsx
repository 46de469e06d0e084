import type { TrackerFigures } from "#shared/contract/applications/tracker-rows.ts";
import {
  type TrackerList,
  trackerListLabels,
  trackerLists,
} from "#shared/domain/applications/tracker-lists.ts";
import { classNames } from "#shared/ui/primitives/class-names.ts";

/** A shorter tracker is seen at a glance. */
const worthLists = 5;

export interface TrackerListsProps {
  figures: TrackerFigures;
  value: TrackerList;
  onChoose: (list: TrackerList) => void;
}

/** The ready-made lists with how many stand in each; an empty one is left out. */
export function TrackerLists({ figures, value, onChoose }: TrackerListsProps) {
  const lists = trackerLists.map((list) => ({ list, count: figures.lists[list] }));
  const hasArchive = lists.some(({ list, count }) => list === "archive" && count > 0);
  if (figures.all < worthLists && !hasArchive && value === "all") return null;
  return (
    <fieldset className="min-w-0 max-w-full">
      <legend className="sr-only">Lists</legend>
      <div className="flex gap-1 overflow-x-auto md:flex-wrap">
        {lists
          .filter(({ list, count }) => count > 0 || list === "all" || list === value)
          .map(({ list, count }) => (
            <button
              key={list}
              type="button"
              aria-pressed={list === value}
              onClick={() => onChoose(list)}
              className={classNames(
                "min-h-8 shrink-0 rounded-control px-2.5 text-14 transition-colors pointer-coarse:min-h-10",
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
