import Papa from "papaparse";
import { guarded } from "#shared/domain/applications/import/formula-guard.ts";

/** Rows as a spreadsheet reads them, with a byte order mark for Excel; no cell starts a formula. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${writeCsvRows(rows)}`;
}

/** Further rows of such a table. */
export function writeCsvRows(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(guarded));
  return `${Papa.unparse(cells, { newline: "\r\n" })}\r\n`;
}

/** The rows of a table of text, empty ones among them. */
export interface ReadCsv {
  rows: string[][];
  /** Rows (from 1) with a quote that is never closed: their cells are cut at the end of their line. */
  brokenRows: number[];
}

/** @param text decoded, with or without a byte order mark. */
export function readCsv(text: string): ReadCsv {
  const plain = text.replace(/^\uFEFF/, "");
  const header = /^[^\r\n]*/.exec(plain)?.[0] ?? "";
  const newline = newlineAfter(plain, header);
  const delimiter = delimiterOf(plain);
  const { data, errors } = Papa.parse<string[]>(plain, { delimiter, newline });
  const isBroken = errors.some(({ type }) => type === "Quotes");
  return isBroken ? readLines(plain.split(newline), delimiter) : { rows: data, brokenRows: [] };
}

/** A cell of more lines than this is taken for one whose quote is never closed. */
const mostLines = 60;

/**
 * Reads a table in which some quotes are wrong, record by record: a record that never ends, or that would take a whole
 * other record into a cell, is its first line alone.
 */
function readLines(lines: readonly string[], delimiter: string): ReadCsv {
  const width = Math.max(
    ...lines.slice(0, mostLines).map((line) => parseRecord(line, delimiter).cells.length),
  );
  const rows: string[][] = [];
  const brokenRows: number[] = [];
  for (let at = 0; at < lines.length; ) {
    const count = recordLines(lines, at, delimiter, width);
    const record = lines.slice(at, at + Math.max(1, count)).join("\n");
    rows.push(count === 0 ? plainCells(record, delimiter) : parseRecord(record, delimiter).cells);
    if (count === 0) brokenRows.push(rows.length);
    at += Math.max(1, count);
  }
  return { rows, brokenRows };
}

function parseRecord(record: string, delimiter: string) {
  const { data, errors } = Papa.parse<string[]>(record, { delimiter, newline: "\n" });
  return {
    cells: data[0] ?? [""],
    isOpen: errors.some(({ code }) => code === "MissingQuotes"),
    isClean: errors.every(({ type }) => type !== "Quotes"),
  };
}

/** How many lines a record takes; 0 where it is broken. */
function recordLines(lines: readonly string[], at: number, delimiter: string, width: number): number {
  let record = lines[at] ?? "";
  if (!parseRecord(record, delimiter).isOpen) return 1;
  for (let next = at + 1; next < Math.min(lines.length, at + mostLines); next++) {
    const line = lines[next] ?? "";
    const alone = parseRecord(line, delimiter);
    if (alone.isClean && width > 1 && alone.cells.length === width) return 0;
    record += `\n${line}`;
    const { isOpen, isClean } = parseRecord(record, delimiter);
    if (!isOpen) return isClean ? next - at + 1 : 0;
  }
  return 0;
}

/** A broken record's cells: its quotes are characters like others. */
function plainCells(record: string, delimiter: string): string[] {
  return record.split(delimiter).map((cell) => cell.replace(/^\s*"|"\s*$/g, ""));
}

const marks = [",", ";", "\t", "|"] as const;
const linesLooked = 40;
/** A cell in quotes between two marks or ends of lines; it may hold marks and further lines itself. */
const quotedCell = /(?<=^|[,;\t|\r\n])"(?:[^"]|"")*"(?=[,;\t|\r\n]|$)/g;

/** The one that divides most lines into the same number of cells: texts hold many others. */
function delimiterOf(text: string): string {
  const unquoted = text.slice(0, 100_000).replace(quotedCell, "");
  const lines = unquoted.split(/\r\n|\n|\r/, linesLooked);
  const points = (mark: string) => {
    const counts = lines.map((line) => line.split(mark).length - 1);
    const most = new Map<number, number>();
    for (const count of counts) if (count > 0) most.set(count, (most.get(count) ?? 0) + 1);
    return Math.max(0, ...[...most].map(([count, n]) => n * (1 + Math.min(count, 20) / 10)));
  };
  return marks.reduce((best, mark) => (points(mark) > points(best) ? mark : best));
}

function newlineAfter(text: string, header: string): "\r\n" | "\n" | "\r" {
  const rest = text.slice(header.length, header.length + 2);
  if (rest === "\r\n") return rest;
  return rest.startsWith("\r") ? "\r" : "\n";
}
