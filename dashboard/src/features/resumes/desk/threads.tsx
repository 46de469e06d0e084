import { type RefObject, useEffect, useState } from "react";
import { type Box, type ColumnEnd, pathOf, type Thread, threadsOf } from "./thread-paths.ts";

export interface ThreadsProps {
  desk: RefObject<HTMLElement | null>;
  /** The criterion whose ends are marked (`data-picked`) in the columns (`data-column`). */
  active: string | null;
}

/** What joins the words of the ad to the row that shows them: drawn for eyes, the marks say the same. */
export function Threads({ desk, active }: ThreadsProps) {
  const [threads, setThreads] = useState<Thread[]>([]);
  useEffect(() => {
    const box = desk.current;
    if (!box || active === null) {
      setThreads([]);
      return;
    }
    let frame = 0;
    const draw = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setThreads(measured(box)));
    };
    draw();
    const sizes = new ResizeObserver(draw);
    sizes.observe(box);
    // Decided changes and answers move the rows.
    const content = new MutationObserver(draw);
    content.observe(box, { subtree: true, childList: true, characterData: true });
    box.addEventListener("scroll", draw, true);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      content.disconnect();
      box.removeEventListener("scroll", draw, true);
    };
  }, [desk, active]);
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 z-10 size-full overflow-visible print:hidden"
    >
      {threads.map((thread) => (
        <g key={pathOf(thread)} className="fill-success stroke-success">
          <path
            data-thread={thread.isOpen ? "open" : "whole"}
            d={pathOf(thread)}
            strokeWidth={1.75}
            strokeDasharray={thread.isOpen ? "2 3" : undefined}
            className="fill-none"
          />
          <circle cx={thread.from.x} cy={thread.from.y} r={2.5} stroke="none" />
          {!thread.isOpen && <circle cx={thread.to.x} cy={thread.to.y} r={2.5} stroke="none" />}
        </g>
      ))}
    </svg>
  );
}

/** Where the ends are now, from the desk's own corner. */
function measured(desk: HTMLElement): Thread[] {
  const corner = desk.getBoundingClientRect();
  const boxOf = (element: Element): Box => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return {
      left: left - corner.left,
      right: right - corner.left,
      top: top - corner.top,
      bottom: bottom - corner.top,
    };
  };
  const endIn = (name: string): ColumnEnd | null => {
    const column = desk.querySelector(`[data-column="${name}"]`);
    // Another part is shown in its place.
    if (!column?.checkVisibility()) return null;
    const end = column.querySelector("[data-picked]");
    return { column: boxOf(column), end: end && boxOf(end) };
  };
  const [ad, page] = [endIn("ad"), endIn("page")];
  return ad && page ? threadsOf(ad, page, endIn("list")) : [];
}
