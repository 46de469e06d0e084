import type { Credit } from "#shared/engine/analysis.ts";
import { classNames } from "../../primitives/class-names.ts";

/** The meaning of a credit; read out before the requirement's name. */
export const creditWords: Record<Credit, string> = {
  1: "Met",
  0.8: "Partly met, listed only",
  0.5: "Partly met, close term",
  0: "Not found",
};

const radius = 6.5;
const round = 2 * Math.PI * radius;

/**
 * A small ring (16 px) that shows how much of the requirement the resume shows. Never dashed, because that looks like
 * loading.
 */
export function CreditPip({ credit, className }: { credit: Credit; className?: string | undefined }) {
  const circle = { cx: 8, cy: 8, r: radius };
  const isFull = credit === 1;
  return (
    <svg
      role="img"
      aria-label={creditWords[credit]}
      viewBox="0 0 16 16"
      className={classNames("size-4 shrink-0 fill-none", className)}
    >
      <circle
        {...circle}
        strokeWidth={2.5}
        className={
          isFull ? "fill-success stroke-success" : classNames("stroke-control", credit > 0 && "opacity-35")
        }
      />
      {isFull && (
        <path
          d="m5.2 8.2 1.9 1.9 3.7-4"
          strokeWidth={1.75}
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-surface"
        />
      )}
      {!isFull && credit > 0 && (
        <circle
          {...circle}
          strokeWidth={2.5}
          strokeDasharray={`${round * credit} ${round}`}
          transform="rotate(-90 8 8)"
          className="fc-stroke stroke-success"
        />
      )}
    </svg>
  );
}
