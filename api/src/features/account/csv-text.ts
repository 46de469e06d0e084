import { writeCsv } from "../../adapters/papaparse.ts";

type Cell = string | number | boolean | null | undefined | Date | object;

/** Rows of a table as a spreadsheet reads them. */
export function csvText(rows: readonly Record<string, Cell>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  return writeCsv([columns, ...rows.map((row) => columns.map((column) => plain(row[column])))]);
}

function plain(cell: Cell): string {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === "object" ? JSON.stringify(cell) : String(cell);
}
