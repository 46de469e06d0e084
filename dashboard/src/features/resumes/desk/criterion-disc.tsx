import { classNames } from "#shared/ui/primitives/class-names.ts";
import { type Criterion, stateWords } from "./criteria.ts";

export interface CriterionDiscProps {
  criterion: Criterion;
  isPicked: boolean;
  onPick: (id: string) => void;
}

const fills = {
  shown: "border-success bg-success text-surface",
  partly: "border-accent bg-linear-to-t from-accent-soft from-50% to-surface to-50% text-ink",
  missing: "border-control bg-surface text-ink",
};

/** A criterion's number; its fill is how much of it the resume shows: full, half or empty. */
export function CriterionDisc({ criterion: { number, entry }, isPicked, onPick }: CriterionDiscProps) {
  const isMust = entry.importance === "must";
  return (
    <button
      type="button"
      aria-label={`${number}. ${entry.term}, ${isMust ? "must, " : ""}${stateWords[entry.state]}`}
      aria-pressed={isPicked}
      title={entry.term}
      onClick={() => onPick(entry.id)}
      className="inline-grid size-6 shrink-0 scroll-my-32 place-items-center rounded-full align-middle"
    >
      <span
        className={classNames(
          "fc-border grid place-items-center rounded-full border-[1.5px] text-13 leading-none tabular-nums",
          isMust ? "size-6 font-bold" : "size-5",
          fills[entry.state],
          isPicked && "ring-2 ring-primary ring-offset-2 ring-offset-surface",
        )}
      >
        {number}
      </span>
    </button>
  );
}
