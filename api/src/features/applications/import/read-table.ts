import { readFileSync } from "node:fs";
import { isDateField } from "#shared/domain/applications/import/import-fields.ts";
import type { ApplicationStatus } from "#shared/domain/applications/status.ts";
import { monthNames } from "#shared/domain/dates.ts";
import { shortened } from "#shared/domain/text.ts";
import type { DateOrder } from "#shared/language/dates.ts";
import { assignColumns, type Column, type ColumnUse } from "./assign-columns.ts";
import { isBlank } from "./cell-kinds.ts";
import { findTable, type Table } from "./find-table.ts";
import { type ColumnOrder, decideOrders } from "./read-dates.ts";
import { type GridRow, mostRows, NoTable, readGrid } from "./read-grid.ts";
import { RowReader } from "./read-row.ts";
import type { CellReading, RowReading, RowRules } from "./row-reading.ts";
import { type StatusWord, StatusWords } from "./status-words.ts";

/** What the person has corrected in the preview; null where nothing was. */
export interface TableChoices {
  uses: readonly ColumnUse[] | null;
  orders: readonly (DateOrder | null)[] | null;
  statuses: readonly (ApplicationStatus | null)[] | null;
}

export interface ReadColumn {
  title: string;
  use: ColumnUse;
  isUnsure: boolean;
  samples: string[];
  /** Cells that go into the notes although the column is a field. */
  keptCount: number;
  order: DateOrder | null;
  isOrderAsked: boolean;
}

/** A row that may become an application. */
export interface ReadRow {
  at: number;
  name: string;
  given: RowReading["given"];
  isUnsure: boolean;
  /** Of the first rows and of those to look at; null for the others. */
  cells: CellReading[] | null;
}

export interface ReadTable {
  columns: ReadColumn[];
  statuses: StatusWord[];
  rows: ReadRow[];
  /** Rows that are no application: headings within the table, sums, remarks. */
  leftOut: { at: number; text: string }[];
}

const mostSamples = 3;
const mostShown = 200;

/**
 * Reads a table of applications from a file. Plain data in and out: it runs on a thread.
 * @returns why there is no table, in words for the person, where there is none.
 */
export function readTable({
  path,
  choices,
  asOf,
}: {
  path: string;
  choices: TableChoices;
  asOf: string;
}): ReadTable | { error: string } {
  try {
    const grid = readGrid(readFileSync(path));
    const table = findTable(grid);
    if (table.rows.length > mostRows) throw new NoTable("This table has too many rows. Please split it.");
    return readWith(table, choices, asOf);
  } catch (error) {
    if (error instanceof NoTable) return { error: error.message };
    throw error;
  }
}

function readWith(table: Table, choices: TableChoices, asOf: string): ReadTable {
  const uses = choices.uses?.length === table.titles.length ? choices.uses : null;
  const columns = assignColumns(table, uses);
  const orders = decideOrders(dateColumns(columns, table), choices.orders, asOf);
  const statuses = new StatusWords(choices.statuses);
  const rules: RowRules = { columns, orders, statuses, isOwn: table.isOwn, asOf };
  const rows: ReadRow[] = [];
  const leftOut: ReadTable["leftOut"] = [];
  const keptCounts = columns.map(() => 0);
  let shown = 0;
  for (const row of table.rows) {
    const read = isRemark(row, rules) ? null : new RowReader(row, rules).read();
    if (read === null) {
      const text = shortened(row.cells.filter((cell) => cell.trim() !== "").join(" · "), 120);
      if (text !== "") leftOut.push({ at: row.at, text });
      continue;
    }
    for (const [at, { ask }] of read.cells.entries())
      if (ask === "kept") keptCounts[at] = (keptCounts[at] ?? 0) + 1;
    const isShown = read.isUnsure || shown < mostShown;
    if (isShown && !read.isUnsure) shown += 1;
    rows.push({ ...read, cells: isShown && rows.length < 5 * mostShown ? read.cells : null });
  }
  return {
    columns: reportColumns(columns, table, orders, keptCounts),
    statuses: statuses.words,
    rows,
    leftOut,
  };
}

const dateColumns = (columns: readonly Column[], { rows }: Table) =>
  columns.flatMap(({ use, title }, at) =>
    isDateField(use) ? [{ at, field: use, title, cells: rows.map(({ cells }) => cells[at] ?? "") }] : [],
  );

function reportColumns(
  columns: readonly Column[],
  { rows }: Table,
  orders: ReadonlyMap<number, ColumnOrder>,
  keptCounts: readonly number[],
): ReadColumn[] {
  return columns.map(({ title, use, isUnsure }, at) => {
    const order = orders.get(at);
    return {
      title,
      use,
      isUnsure,
      samples: samplesOf(rows, at),
      keptCount: keptCounts[at] ?? 0,
      order: order?.canTurn ? order.order : null,
      isOrderAsked: order?.isAsked ?? false,
    };
  });
}

function samplesOf(rows: readonly GridRow[], at: number): string[] {
  const samples: string[] = [];
  for (const { cells } of rows) {
    const text = cells[at]?.trim() ?? "";
    if (text !== "") samples.push(shortened(text, 80));
    if (samples.length === mostSamples) break;
  }
  return samples;
}

const sum = /^(?:grand |sub)?totals?\b|^(?:sum|average|count)\b|^\d+ (?:jobs|applications|roles|rows)\b/i;
const months = new RegExp(`^(?:${monthNames.join("|")})[a-z]{0,6}(?:\\s+\\d{4})?$`, "i");

/** A row that says something about the others: a sum, or a heading of its own within the table. */
function isRemark({ cells }: GridRow, { columns, isOwn }: RowRules): boolean {
  if (isOwn) return false;
  const filled = cells.filter((cell) => !isBlank(cell));
  const [first = ""] = filled;
  if (sum.test(first.trim())) return true;
  if (filled.length !== 1 || columns.length < 3) return false;
  const text = first
    .slice(0, 120)
    .replace(/^[\s—–\-=*#~.]{1,20}/, "")
    .replace(/[\s—–\-=*#~.]{1,20}$/, "");
  const isDecorated = text.length < first.trim().length || /[!:]$/.test(text) || /^\d{4}$/.test(text);
  return isDecorated || months.test(text) || text.length > 100;
}
