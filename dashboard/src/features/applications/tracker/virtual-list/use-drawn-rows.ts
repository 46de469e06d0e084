import {
  defaultRangeExtractor,
  measureElement as measuredSize,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from "@tanstack/react-virtual";
import { type RefObject, useCallback, useLayoutEffect, useState } from "react";
import { useAllInTurn } from "./use-all-in-turn.ts";

/** Rows beyond the edges, so that scrolling meets no gap: of tall ones one will do, and each costs a key its time. */
const beyond = (estimate: number) => (estimate > 100 ? 1 : 2);

export interface DrawnRow {
  index: number;
  /** Room of the rows above that are not drawn, in px. */
  before: number;
}

export interface RowsQuery {
  count: number;
  /** A guess of a row's height, until it was drawn once. */
  estimate: number;
  gap: number;
  keyOf: (row: number) => string;
  /** The row that keeps being drawn because it has the focus; -1: none. */
  held: number;
  /** How many items are drawn with each row: its tiles, or one of every column; one unless told. */
  abreast?: number;
}

export interface DrawnRows {
  rows: DrawnRow[];
  /** Height of all rows, drawn or not, in px. */
  height: number;
  /** Ref of each row's first element, which carries `data-index`. */
  measure: (element: HTMLElement | null) => void;
}

/** Only what is in view, and what has the focus; the page scrolls. @param list where the rows are. */
export function useDrawnRows(asked: RowsQuery, list: RefObject<HTMLElement | null>): DrawnRows {
  const top = useTop(list);
  const { getVirtualItems, getTotalSize, measureElement } = useWindowVirtualizer<HTMLElement>({
    ...useOptions(asked),
    scrollMargin: top,
  });
  return { rows: placed(getVirtualItems(), top, asked.gap), height: getTotalSize(), measure: measureElement };
}

/** As {@link useDrawnRows}, for rows that scroll in an element of their own. */
export function useDrawnRowsIn(asked: RowsQuery, scroller: RefObject<HTMLElement | null>): DrawnRows {
  const { getVirtualItems, getTotalSize, measureElement } = useVirtualizer<HTMLElement, HTMLElement>({
    ...useOptions(asked),
    getScrollElement: () => scroller.current,
  });
  return { rows: placed(getVirtualItems(), 0, asked.gap), height: getTotalSize(), measure: measureElement };
}

function useOptions({ count, estimate, gap, keyOf, held, abreast = 1 }: RowsQuery) {
  const first = useAllInTurn(keyOf, count, abreast);
  const rangeExtractor = useCallback((range: Range) => rowsToDraw(range, held, first), [held, first]);
  return {
    count,
    gap,
    rangeExtractor,
    overscan: beyond(estimate),
    estimateSize: () => estimate,
    getItemKey: keyOf,
    measureElement: sizeOf,
  };
}

/** A new row is measured once it is laid out: asking before that would lay out the page for each row anew. */
function sizeOf<Scroller extends Element | Window>(
  element: HTMLElement,
  entry: ResizeObserverEntry | undefined,
  list: Virtualizer<Scroller, HTMLElement>,
): number {
  if (entry) return measuredSize(element, entry, list);
  const row = list.indexFromElement(element);
  return list.itemSizeCache.get(list.options.getItemKey(row)) ?? list.options.estimateSize(row);
}

function rowsToDraw(range: Range, held: number, first: number): number[] {
  const rows = new Set(defaultRangeExtractor(range));
  for (let row = 0; row < Math.min(first, range.count); row++) rows.add(row);
  if (held >= 0 && held < range.count) rows.add(held);
  return [...rows].sort((a, b) => a - b);
}

function placed(items: readonly VirtualItem[], top: number, gap: number): DrawnRow[] {
  let end = top - gap;
  return items.map((item) => {
    const before = Math.max(0, item.start - end - gap);
    end = item.end;
    return { index: item.index, before };
  });
}

/** How far below the page's top an element is; what is above it may grow and shrink. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const read = () => {
      const box = element.current?.getBoundingClientRect();
      if (box) setTop(Math.round(box.top + window.scrollY));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
