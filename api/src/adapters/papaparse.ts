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

/** A spreadsheet's rows, the header among them; empty lines are none. */
export interface ReadCsv {
  rows: string[][];
  /** The row (from 1) at which it cannot be read further, as with a quote that is never closed. */
  brokenAt: number | null;
}

/** @param text decoded, with or without a byte order mark. */
export function readCsv(text: string): ReadCsv {
  const plain = text.replace(/^\uFEFF/, "");
  const header = /^[^\r\n]*/.exec(plain)?.[0] ?? "";
  const { data, errors } = Papa.parse<string[]>(plain, {
    delimiter: delimiterOf(header),
    newline: newlineAfter(plain, header),
    skipEmptyLines: "greedy",
  });
  const broken = errors.find(({ type }) => type === "Quotes");
  return { rows: data, brokenAt: broken ? (broken.row ?? 0) + 1 : null };
}

/** The one that the header has most of: guessing by the rows fails where their texts hold many others. */
function delimiterOf(header: string): string {
  const count = (mark: string) => header.split(mark).length;
  return [",", ";", "\t"].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

function newlineAfter(text: string, header: string): "\r\n" | "\n" | "\r" {
  const rest = text.slice(header.length, header.length + 2);
  if (rest === "\r\n") return rest;
  return rest.startsWith("\r") ? "\r" : "\n";
}
