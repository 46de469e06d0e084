import { dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { useEffect, useRef, useState } from "react";
import type { ApplicationStatus } from "#shared/domain/applications/status.ts";
import { draggedFrom, droppedOn } from "./drag-data.ts";

/** Makes a column take cards of other columns. */
export function useDropPlace(status: ApplicationStatus) {
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
