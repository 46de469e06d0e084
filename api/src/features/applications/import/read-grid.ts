import { unguarded } from "#shared/domain/applications/import/formula-guard.ts";
import { grouped } from "#shared/domain/text.ts";
import { readCsv } from "../../../adapters/papaparse.ts";
import { ParseError } from "../../../adapters/read-document/parsed-document.ts";
import { readXlsx } from "../../../adapters/read-document/read-xlsx.ts";

/** A row of a file as a spreadsheet shows it. */
export interface GridRow {
  /** As a person finds it: the first row is 1. */
  at: number;
  cells: string[];
  /** Addresses behind the words of cells, by the cell's place. */
  links: ReadonlyMap<number, string>;
}

export interface Grid {
  rows: GridRow[];
  /** Rows whose quote is never closed. */
  brokenRows: readonly number[];
}

/** A file that has no table; its message is for the person. */
export class NoTable extends Error {}

export const mostRows = 10_000;
const mostColumns = 60;
/** Letters of a cell that are looked at; notes hold fewer. */
const mostInCell = 50_000;

const cut = (cell: string) => (cell.length > mostInCell ? cell.slice(0, mostInCell) : cell);

/** The rows of a file: CSV and TSV in any usual encoding, pasted cells, Excel. @throws NoTable. */
export function readGrid(bytes: Uint8Array): Grid {
  const grid = isZip(bytes) ? sheetGrid(bytes) : textGrid(bytes);
  const rows = grid.rows.map(withoutEdges).filter((row) => row.cells.some((cell) => cell.trim() !== ""));
  if (rows.length > mostRows + 100)
    throw new NoTable(
      `A table may hold up to ${grouped(mostRows)} applications; this one has ${grouped(rows.length)} rows. Please split it.`,
    );
  if (rows.some(({ cells }) => cells.length > mostColumns))
    throw new NoTable(
      `This table has more than ${mostColumns} columns. Please delete those you do not need.`,
    );
  if (rows.length === 0 || !rows.some(({ cells }) => cells.length > 1))
    throw new NoTable(
      "This file has no table: a column for each detail and a row for each application are needed.",
    );
  return { ...grid, rows };
}

/** A sheet often ends with empty columns. */
function withoutEdges({ cells, ...row }: GridRow): GridRow {
  const last = cells.findLastIndex((cell) => cell !== "");
  return { ...row, cells: cells.slice(0, last + 1) };
}

const isZip = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
const isOldExcel = (bytes: Uint8Array) => bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11;

function sheetGrid(bytes: Uint8Array): Grid {
  try {
    const rows = readXlsx(bytes).flat();
    return {
      rows: rows.map(({ cells, links }, index) => ({ at: index + 1, cells: cells.map(cut), links })),
      brokenRows: [],
    };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    throw new NoTable(
      error.reason === "too_large"
        ? "This Excel file is too large to read. Save the sheet with your applications as CSV and try again."
        : "This is not an Excel file that can be read. Save it as .xlsx or CSV and try again.",
    );
  }
}

const noLinks: ReadonlyMap<number, string> = new Map();

function textGrid(bytes: Uint8Array): Grid {
  if (isOldExcel(bytes))
    throw new NoTable("This is an old Excel file (.xls). Save it as .xlsx or CSV and try again.");
  const { rows, brokenRows } = readCsv(decode(bytes));
  return {
    rows: rows.map((cells, index) => ({
      at: index + 1,
      cells: cells.map((cell) => unguarded(cut(cell))),
      links: noLinks,
    })),
    brokenRows,
  };
}

/** Excel writes UTF-8 with a mark, UTF-16 as "Unicode text", and else the old Windows letters. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  // Of UTF-16 without a mark every second byte is zero.
  const head = bytes.subarray(0, 400);
  const zeros = (odd: 0 | 1) => head.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  if (zeros(1) > head.length / 4) return new TextDecoder("utf-16le").decode(bytes);
  if (zeros(0) > head.length / 4) return new TextDecoder("utf-16be").decode(bytes);
  if (head.filter((byte) => byte < 9).length > 1 + head.length / 20)
    throw new NoTable("This is not a table. Save it as CSV or Excel (.xlsx) and try again.");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
