import { useCallback, useRef } from "react";
import { applicationStatuses } from "#shared/domain/applications/status.ts";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import type { TrackedApplication } from "../application-actions.ts";
import { itemPlace } from "../tracker/virtual-list/item-place.ts";
import { useDrawnRowsIn } from "../tracker/virtual-list/use-drawn-rows.ts";
import { BoardCard, type BoardCardActs } from "./board-card.tsx";

export interface LaneCardsProps extends BoardCardActs {
  applications: readonly TrackedApplication[];
  total: number;
  heldId: string | null;
  labelledBy: string;
  className?: string | undefined;
}

/** The cards of a column; they scroll inside it. */
export function LaneCards({ applications, total, heldId, labelledBy, className, ...acts }: LaneCardsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const keyOf = useCallback((row: number) => applications[row]?.id ?? "", [applications]);
  const held = heldId === null ? -1 : applications.findIndex(({ id }) => id === heldId);
  const abreast = applicationStatuses.length;
  const asked = { count: applications.length, estimate: 92, gap: 8, keyOf, held, abreast };
  const { rows, height, measure } = useDrawnRowsIn(asked, scroller);
  return (
    <div
      ref={scroller}
      className={classNames(
        "relative min-h-0 flex-1 overflow-y-auto overscroll-y-auto p-2 pt-1 max-h-[70dvh] scroll-py-2 md:max-h-[max(30rem,calc(100dvh-9rem))]",
        className,
      )}
    >
      {applications.length === 0 ? (
        <p className="px-2 py-6 text-center text-13 text-muted">Nothing here</p>
      ) : (
        <ul
          aria-labelledby={labelledBy}
          style={{ minHeight: height }}
          className="grid grid-cols-[minmax(0,1fr)] content-start gap-2 [overflow-anchor:none]"
        >
          {rows.map((row) => {
            const application = applications[row.index];
            if (!application) return null;
            const at = { id: application.id, at: row.index, of: total, row, measure };
            return (
              <BoardCard key={application.id} application={application} place={itemPlace(at)} {...acts} />
            );
          })}
        </ul>
      )}
    </div>
  );
}
