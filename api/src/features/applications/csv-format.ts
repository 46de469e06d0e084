import { contactsOf } from "#shared/domain/applications/contacts.ts";
import { unguarded } from "#shared/domain/applications/import/formula-guard.ts";
import {
  dayOfText,
  type ImportField,
  importFields,
  importTitles,
  statusOfWord,
} from "#shared/domain/applications/import/import-fields.ts";
import { statusLabel } from "#shared/domain/applications/status.ts";
import { grouped } from "#shared/domain/text.ts";
import { readCsv, writeCsv } from "../../adapters/papaparse.ts";
import { AppError } from "../../http/app-error.ts";
import type { BackupRow, Candidate } from "./backup-rows.ts";

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

const plainFields = [
  "jobTitle",
  "company",
  "location",
  "salary",
  "notes",
  "jobDescription",
  "interviewTime",
] as const;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function givenOf(values: Partial<Record<ImportField, string>>): Candidate["given"] {
  const given: Partial<Record<keyof BackupRow, unknown>> = {};
  for (const field of plainFields) if (values[field] !== undefined) given[field] = values[field];
  for (const field of ["timeZone", "identityKey"] as const)
    if (values[field] !== undefined) given[field] = values[field] || null;
  // Ids of other programs are no ids of ours.
  if (values.id && uuid.test(values.id)) given.id = values.id;
  if (values.jobUrl !== undefined) given.jobUrl = addressOf(values.jobUrl);
  try {
    Object.assign(given, statusIn(values), datesIn(values), listsIn(values));
  } catch (error) {
    if (error instanceof CellFault) return { fault: error.message };
    throw error;
  }
  return given;
}

class CellFault extends Error {}

const addressOf = (text: string) =>
  /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text.trim()) ? `https://${text.trim()}` : text;

function statusIn({ status }: Partial<Record<ImportField, string>>) {
  if (!status?.trim()) return {};
  const known = statusOfWord(status);
  if (!known) throw new CellFault(`The status "${status.slice(0, 40)}" is not known`);
  return { status: known };
}

function datesIn(values: Partial<Record<ImportField, string>>) {
  const dates: Partial<Record<keyof BackupRow, string | null>> = {};
  for (const field of ["followUpDate", "closingDate", "interviewDate"] as const)
    if (values[field] !== undefined) dates[field] = dayIn(field, values[field]);
  for (const field of ["appliedDate", "capturedAt", "createdAt"] as const) {
    const moment = momentIn(field, values[field]);
    if (moment || (values[field] !== undefined && field !== "createdAt")) dates[field] = moment;
  }
  if (!dates.createdAt && dates.appliedDate) dates.createdAt = dates.appliedDate;
  return dates;
}

function dayIn(field: ImportField, text = ""): string | null {
  if (text.trim() === "") return null;
  const day = dayOfText(text);
  if (!day) throw new CellFault(`${importTitles[field]}: "${text.slice(0, 40)}" is no date`);
  return day;
}

function momentIn(field: ImportField, text = ""): string | null {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text)) return text;
  const day = dayIn(field, text);
  // About noon in Australia: the same day in all its zones.
  return day && `${day}T02:00:00.000Z`;
}

function listsIn(values: Partial<Record<ImportField, string>>) {
  const lists: Partial<Record<keyof BackupRow, unknown>> = {};
  for (const field of ["contacts", "requirementEdits", "editedFields"] as const)
    if (values[field]) lists[field] = jsonIn(field, values[field]);
    else if (values[field] === "") lists[field] = [];
  const { contactName, contactEmail } = values;
  if (!values.contacts && (contactName !== undefined || contactEmail !== undefined))
    lists.contacts = contactsOf({
      contactName: contactName?.trim() ?? "",
      contactEmail: contactEmail?.trim() ?? "",
      contacts: [],
    });
  return lists;
}

function jsonIn(field: ImportField, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CellFault(`${importTitles[field]}: this cannot be read`);
  }
}
