import { unguarded } from "#shared/domain/applications/import/formula-guard.ts";
import {
  type ImportField,
  importFields,
  importTitles,
} from "#shared/domain/applications/import/import-fields.ts";
import { statusLabel } from "#shared/domain/applications/status.ts";
import { grouped } from "#shared/domain/text.ts";
import { readCsv, writeCsv } from "../../adapters/papaparse.ts";
import { AppError } from "../../http/app-error.ts";
import type { BackupRow, Candidate } from "./backup-rows.ts";
import { givenOf } from "./csv-cells.ts";

const mostRows = 10_000;

/** @param scores of the applications by id; told for reading, never read back (D-52). */
export function applicationsCsv(rows: readonly BackupRow[], scores: ReadonlyMap<string, number>): string {
  const cells = rows.map((row) => importFields.map((field) => cellOf(row, field, scores)));
  return writeCsv([Object.values(importTitles), ...cells]);
}

function cellOf(row: BackupRow, field: ImportField, scores: ReadonlyMap<string, number>): string {
  switch (field) {
    case "matchScore":
      return String(scores.get(row.id) ?? "");
    case "status":
      return statusLabel(row.status);
    case "contactName":
      return row.contacts[0]?.name ?? "";
    case "contactEmail":
      return row.contacts[0]?.email ?? "";
    case "contacts":
    case "requirementEdits":
    case "editedFields":
      return row[field].length > 0 ? JSON.stringify(row[field]) : "";
    default:
      return row[field] ?? "";
  }
}

export interface Spreadsheet {
  titles: string[];
  rows: string[][];
}

/** @throws AppError for what is no spreadsheet saved as CSV. */
export function readSpreadsheet(bytes: Uint8Array): Spreadsheet {
  const text = decode(bytes);
  if (text.includes("\u0000")) throw noCsv();
  const { rows, brokenAt } = readCsv(text);
  if (brokenAt !== null)
    throw unreadable(
      `This file is damaged: a quote in row ${brokenAt} is never closed. Nothing was changed.`,
    );
  const [titles = [], ...rest] = rows;
  if (titles.length < 2 || rest.length === 0)
    throw unreadable("This file has no table: a row of titles and a row for each application are needed.");
  if (titles.length > 60) throw unreadable("This table has more than 60 columns.");
  if (rest.length > mostRows) throw unreadable(`A table may hold up to ${grouped(mostRows)} applications.`);
  return { titles: titles.map((title) => unguarded(title).trim().slice(0, 200)), rows: rest };
}

const unreadable = (message: string) =>
  new AppError("unreadable", message, { details: { reason: "corrupt" } });
const noCsv = () => unreadable("This is not a table saved as CSV. Save it as CSV (UTF-8) and try again.");

/** Excel writes UTF-8 with a mark, UTF-16 as "Unicode text", and else the old Windows letters. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // A zip, as .xlsx is one, has control characters in its first bytes.
    if (bytes.subarray(0, 64).some((byte) => byte < 9)) throw noCsv();
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** @param fields what each column is; null is left out. */
export function csvCandidates({ rows }: Spreadsheet, fields: readonly (ImportField | null)[]): Candidate[] {
  return rows.map((cells, index) => {
    const values: Partial<Record<ImportField, string>> = {};
    for (const [at, field] of fields.entries()) if (field) values[field] = unguarded(cells[at] ?? "");
    const name = [values.jobTitle, values.company].filter(Boolean).join(", ").slice(0, 200);
    return { row: index + 2, name, given: givenOf(values) };
  });
}
