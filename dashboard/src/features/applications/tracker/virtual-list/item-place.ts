import type { CSSProperties } from "react";
import type { DrawnRow, DrawnRows } from "./use-drawn-rows.ts";

/** Where an item is among all, drawn or not, for its list element. */
export interface ItemPlace {
  "data-item": string;
  "aria-setsize": number;
  "aria-posinset": number;
  "data-index"?: number;
  ref?: DrawnRows["measure"];
  style?: CSSProperties;
}

interface Position {
  id: string;
  /** Counted from 0. */
  at: number;
  of: number;
  row: DrawnRow;
  /** Given to the one element that stands for its row's height. */
  measure?: DrawnRows["measure"] | undefined;
}

export function itemPlace({ id, at, of, row, measure }: Position): ItemPlace {
  return {
    "data-item": id,
    "aria-setsize": of,
    "aria-posinset": at + 1,
    ...(row.before > 0 && { style: { marginTop: row.before } }),
    ...(measure && { ref: measure, "data-index": row.index }),
  };
}
