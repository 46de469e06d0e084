import { contactsOf } from "#shared/domain/applications/contacts.ts";
import {
  dayOfText,
  type ImportField,
  importTitles,
  statusOfWord,
} from "#shared/domain/applications/import/import-fields.ts";
import type { BackupRow, Candidate } from "./backup-rows.ts";

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

export function givenOf(values: Partial<Record<ImportField, string>>): Candidate["given"] {
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
