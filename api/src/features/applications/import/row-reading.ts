import type { BackupRow } from "../backup-rows.ts";
import type { Column } from "./assign-columns.ts";
import type { ColumnOrder } from "./read-dates.ts";
import type { StatusWords } from "./status-words.ts";

/** The fields that a row states, not checked yet. */
export type Given = Partial<Record<keyof BackupRow, unknown>>;

/** What becomes of one cell; shown before anything is stored. */
export interface CellReading {
  /** As it will be stored. */
  text: string;
  /** As the file has it, where that differs and the person should look. */
  raw?: string;
  ask?: "date" | "status" | "kept";
  /** The day in the other order of day and month. */
  otherDay?: string;
}

export interface RowReading {
  at: number;
  name: string;
  given: Given;
  cells: CellReading[];
  isUnsure: boolean;
}

export interface RowRules {
  columns: readonly Column[];
  orders: ReadonlyMap<number, ColumnOrder>;
  statuses: StatusWords;
  isOwn: boolean;
  /** `YYYY-MM-DD` */
  asOf: string;
}
