import { draggable } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { CalendarCheck, CalendarDays } from "lucide-react";
import { memo, useEffect, useRef, useState } from "react";
import { appliedDay } from "#shared/domain/applications/application-history.ts";
import { type ApplicationStatus, statusFacts } from "#shared/domain/applications/status.ts";
import { longDay, postedAge } from "#shared/domain/dates.ts";
import { ScoreText } from "#shared/ui/blocks/score/score-text.tsx";
import { StatusMenu } from "#shared/ui/blocks/status-menu.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import type { TrackedApplication } from "../application-actions.ts";
import { TitleLink } from "../tracker/title-link.tsx";
import type { ItemPlace } from "../tracker/virtual-list/item-place.ts";
import { dragged } from "./drag-data.ts";

export interface BoardCardActs {
  onNavigate: (href: string) => void;
  onMove: (application: TrackedApplication, status: ApplicationStatus) => void;
  /** The dragged card must stay drawn, or the drag ends. */
  onLift: (id: string) => void;
}

export interface BoardCardProps extends BoardCardActs {
  application: TrackedApplication;
  place: ItemPlace;
}

/** A card of a column; its menu does what dragging does. */
export function BoardCard({ application, place, onLift, ...acts }: BoardCardProps) {
  const { ref: measure, ...rest } = place;
  const card = useRef<HTMLDivElement>(null);
  const isDragged = useDraggable(card, application, onLift);
  return (
    <Card
      as="li"
      {...rest}
      ref={(element) => {
        card.current = element;
        measure?.(element);
      }}
      className={classNames("grid cursor-grab gap-2 p-3 text-14", isDragged && "opacity-50")}
    >
      <Face application={application} {...acts} />
    </Card>
  );
}

/** Drawn anew only when its application changes. */
const Face = memo(function Face({
  application,
  onNavigate,
  onMove,
}: Omit<BoardCardProps, "place" | "onLift">) {
  const { jobTitle, company, status, matchScore } = application;
  return (
    <>
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <h3 className="font-medium wrap-anywhere">
            <TitleLink application={application} onNavigate={onNavigate} />
          </h3>
          <p className="text-13 text-muted wrap-anywhere">{company}</p>
        </div>
        <StatusMenu
          isIcon
          status={status}
          label={`Status of ${jobTitle}, ${company}`}
          onStatusChange={(to) => onMove(application, to)}
          className="-mt-1.5 -mr-1.5"
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <ScoreText isBare isFit value={matchScore ?? null} empty="Not scored" />
        <BoardDay application={application} />
      </div>
    </>
  );
});

function useDraggable(
  card: { current: HTMLElement | null },
  { id, status }: TrackedApplication,
  onLift: (id: string) => void,
): boolean {
  const [isDragged, setIsDragged] = useState(false);
  useEffect(() => {
    if (!card.current) return undefined;
    return draggable({
      element: card.current,
      getInitialData: () => dragged({ id, status }),
      onGenerateDragPreview: () => onLift(id),
      onDragStart: () => setIsDragged(true),
      onDrop: () => setIsDragged(false),
    });
  }, [card, id, status, onLift]);
  return isDragged;
}

/** The day that matters where it is: the interview, else when it was sent, else how long it lies there. */
function BoardDay({ application }: { application: TrackedApplication }) {
  const { status, interviewDate, createdAt } = application;
  if (!statusFacts[status].isSent)
    return (
      <span className="text-13 text-muted">{`Saved ${postedAge(createdAt, new Date()).toLowerCase()}`}</span>
    );
  const isInterview = statusFacts[status].isInterviewing && interviewDate !== null;
  const day = isInterview ? longDay(interviewDate) : appliedDay(application);
  if (!day) return null;
  const Icon = isInterview ? CalendarCheck : CalendarDays;
  return (
    <span className="flex items-center gap-1.5 text-13 text-muted">
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="sr-only">{isInterview ? "Interview" : "Applied"}</span>
      {day}
    </span>
  );
}
