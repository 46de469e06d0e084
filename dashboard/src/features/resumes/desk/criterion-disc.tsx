import { classNames } from "#shared/ui/primitives/class-names.ts";
import { pointing } from "#shared/ui/primitives/pointing.ts";
import { type Criterion, stateWords } from "./criteria.ts";
import type { Picks } from "./use-picks.ts";

export interface CriterionDiscProps {
  criterion: Criterion;
  picks: Picks;
}

const fills = {
  shown: "border-success bg-success text-surface",
  partly: "border-accent bg-linear-to-t from-accent-soft from-50% to-surface to-50% text-ink",
  missing: "border-control bg-surface text-ink",
};

/** A criterion's number; its fill is how much of it the resume shows: full, half or empty. */
export function CriterionDisc({ criterion, picks }: CriterionDiscProps) {
  const { number, entry } = criterion;
  const isMust = entry.importance === "must";
  return (
    <button
      type="button"
      aria-label={`${number}. ${entry.term}, ${isMust ? "must, " : ""}${stateWords[entry.state]}`}
      aria-pressed={entry.id === picks.picked}
      title={entry.term}
      onClick={() => picks.pick(entry.id)}
      {...pointing((isOn) => picks.point(isOn ? entry.id : null))}
      className="inline-grid size-6 shrink-0 scroll-my-32 place-items-center rounded-full align-middle"
    >
      <CriterionFill criterion={criterion} isActive={entry.id === picks.active} />
    </button>
  );
}

/** The disc to look at, where the thing around it is the button. */
export function CriterionFill({ criterion, isActive }: { criterion: Criterion; isActive: boolean }) {
  const { number, entry } = criterion;
  return (
    <span
      className={classNames(
        "fc-border grid place-items-center rounded-full font-sans border-[1.5px] text-13 leading-none tabular-nums",
        entry.importance === "must" ? "size-6 font-bold" : "size-5",
        fills[entry.state],
        isActive && "ring-2 ring-primary ring-offset-2 ring-offset-surface",
      )}
    >
      {number}
    </span>
  );
}
