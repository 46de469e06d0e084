import { dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { ApplicationStatus } from "#shared/domain/applications/status.ts";
import { StatusBadge } from "#shared/ui/blocks/status-badge.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import type { BoardCardActs } from "./board-card.tsx";
import type { BoardLane } from "./board-lanes.ts";
import { draggedFrom, droppedOn } from "./drag-data.ts";
import { LaneCards } from "./lane-cards.tsx";

/** Makes a column take cards of other columns. */
function useDropPlace(status: ApplicationStatus) {
  const place = useRef<HTMLElement>(null);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    return dropTargetForElements({
      element: place.current,
      getData: () => droppedOn(status),
      canDrop: ({ source }) => {
        const from = draggedFrom(source.data);
        return from !== null && from.status !== status;
      },
      onDragEnter: () => setIsOver(true),
      onDragLeave: () => setIsOver(false),
      onDrop: () => setIsOver(false),
    });
  }, [status]);
  return { place, isOver };
}

export interface LaneProps extends BoardCardActs {
  lane: BoardLane;
  heldId: string | null;
  /** On a wide screen a strip that cards can still be dropped on. */
  isFolded: boolean;
  /** Only a column that may be folded has it. */
  onFold?: ((isFolded: boolean) => void) | undefined;
}

/** One status: its name and number, its cards, and where to drop. */
export function Lane({ lane, heldId, isFolded, onFold, ...acts }: LaneProps) {
  const { status, label, applications, total } = lane;
  const heading = useId();
  const { place, isOver } = useDropPlace(status);
  return (
    <section
      ref={place}
      aria-labelledby={heading}
      data-lane={status}
      className={classNames(
        "fc-border flex min-h-60 w-[86%] shrink-0 snap-center flex-col rounded-card bg-sunken md:min-h-120 md:snap-align-none",
        isFolded ? "md:w-12" : "md:w-auto md:min-w-50 md:flex-1 md:basis-0",
        isOver && "outline-2 -outline-offset-2 outline-primary",
      )}
    >
      <header
        className={classNames(
          "flex min-h-11 items-center gap-2 pt-1 pr-2 pl-3 text-13",
          isFolded && "md:flex-col md:p-2",
        )}
      >
        {onFold && <FoldButton label={label} isFolded={isFolded} onFold={onFold} />}
        <h2
          id={heading}
          className={classNames(
            "flex flex-1 items-center justify-between gap-2",
            isFolded && "md:flex-none md:[writing-mode:vertical-rl]",
          )}
        >
          <StatusBadge status={status} />
          <span className="px-1 font-normal text-muted tabular-nums">{total}</span>
        </h2>
      </header>
      {isOver && <DropSlot isFolded={isFolded} />}
      <LaneCards
        applications={applications}
        total={total}
        heldId={heldId}
        labelledBy={heading}
        className={isFolded ? "md:hidden" : undefined}
        {...acts}
      />
    </section>
  );
}

interface FoldButtonProps {
  label: string;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
}

/** On a phone every column has the whole width, so none is folded there. */
function FoldButton({ label, isFolded, onFold }: FoldButtonProps) {
  return (
    <IconButton
      compact
      label={isFolded ? `Unfold ${label}` : `Fold ${label}`}
      aria-expanded={!isFolded}
      icon={isFolded ? <ChevronLeft aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
      onClick={() => onFold(!isFolded)}
      className="max-md:hidden"
    />
  );
}

function DropSlot({ isFolded }: { isFolded: boolean }) {
  return (
    <p
      className={classNames(
        "mx-2 mb-1 grid min-h-16 place-items-center rounded-card border border-dashed border-control text-13 text-muted",
        isFolded && "md:hidden",
      )}
    >
      Drop to move here
    </p>
  );
}
