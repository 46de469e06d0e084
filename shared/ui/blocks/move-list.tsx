import type { ReactNode } from "react";
import { capitalised } from "#shared/domain/text.ts";
import type { Move } from "#shared/engine/analysis.ts";
import { classNames } from "../primitives/class-names.ts";

export interface MoveListProps {
  moves: readonly Move[];
  level?: 2 | 3 | 4 | undefined;
  /** Shown at the end of a supported move: a link to the line, or a button. */
  renderAction?: ((move: Move) => ReactNode) | undefined;
  className?: string | undefined;
}

const groups = [
  { basis: "supported", title: "In your resume already: show it in a role" },
  { basis: "gap", title: "Only you can add these" },
] as const;

/** What would raise the score: first what the resume already contains, then the gaps. */
export function MoveList({ moves, level = 3, renderAction, className }: MoveListProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames("grid gap-4 text-14", className)}>
      {groups.map(({ basis, title }) => {
        const own = moves.filter((move) => move.basis === basis);
        if (own.length === 0) return null;
        return (
          <section key={basis}>
            <Heading className="text-13 font-medium text-muted">{title}</Heading>
            <ul className="mt-1">
              {own.map((move) => (
                <MoveRow key={move.requirementId} move={move} action={renderAction?.(move)} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function MoveRow({ move, action }: { move: Move; action: ReactNode }) {
  const isSupported = move.basis === "supported";
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] gap-x-2 py-1.5">
      <span
        className={classNames(
          "tabular-nums",
          isSupported ? "font-bold text-primary" : "font-medium text-muted",
        )}
      >
        +{move.points.toFixed(1)}
        <span className="sr-only"> points: </span>
      </span>
      <span className="min-w-0">
        <span className="wrap-anywhere">{capitalised(move.term)}</span>
        {isSupported && move.evidenceLine && (
          <span className="line-clamp-2 text-13 text-muted">Today: {move.evidenceLine}</span>
        )}
      </span>
      {action}
    </li>
  );
}
