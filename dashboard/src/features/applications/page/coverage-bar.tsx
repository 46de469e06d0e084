import { type LedgerEntry, shownOf } from "#shared/engine/ledger.ts";
import { classNames } from "#shared/ui/primitives/class-names.ts";

const fills = {
  shown: "border-success bg-success",
  partly: "border-success bg-success-soft",
  missing: "border-control bg-surface",
} as const;
const order = { shown: 0, partly: 1, missing: 2 } as const;

/** Every criterion of the ad as one piece, wide where it is a must: how much of it the resume shows, at a look. */
export function CoverageBar({ entries }: { entries: readonly LedgerEntry[] }) {
  const { shown, asked } = shownOf(entries);
  if (asked === 0) return null;
  const pieces = [...entries].sort(
    (a, b) =>
      Number(b.importance === "must") - Number(a.importance === "must") || order[a.state] - order[b.state],
  );
  return (
    <div className="mt-4">
      <p className="text-14">{`${shown} of ${asked} in your resume`}</p>
      <div aria-hidden="true" className="mt-2 flex gap-1">
        {pieces.map(({ id, state, importance }) => (
          <span
            key={id}
            className={classNames(
              "fc-fill h-2.5 min-w-1 rounded-paper border",
              importance === "must" ? "grow-[2] basis-4" : "grow basis-2",
              fills[state],
            )}
          />
        ))}
      </div>
      <p className="mt-1 text-13 text-muted">Wide: must-have.</p>
    </div>
  );
}
