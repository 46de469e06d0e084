import * as z from "zod/mini";
import {
  type Application,
  type RequirementEdit,
  requirementEdits,
} from "#shared/contract/applications/application.ts";
import { contacts } from "#shared/contract/applications/application-fields.ts";
import { type Contact, contactsOf } from "#shared/domain/applications/contacts.ts";
import { applicationEventKinds } from "#shared/domain/applications/event-kinds.ts";
import { eachLineField } from "#shared/domain/applications/line-fields.ts";
import { type ApplicationStatus, applicationStatuses } from "#shared/domain/applications/status.ts";
import type { Application as StoredRow } from "../../db/generated/client.ts";
import { readJson } from "../../db/read-json.ts";

const status = z.enum(applicationStatuses);
const eventKind = z.enum(applicationEventKinds);

interface CheckedColumns {
  status: ApplicationStatus;
  contacts: Contact[];
  requirementEdits: RequirementEdit[];
}
type Checked<R> = Omit<R, keyof CheckedColumns> & CheckedColumns;

/** A row of ours, with the columns that the database does not check. */
export function checkedRow<R extends Record<keyof CheckedColumns, unknown>>(row: R): Checked<R> {
  return {
    ...row,
    status: storedStatus(row.status),
    contacts: readJson(contacts, row.contacts, "Application.contacts"),
    requirementEdits: storedRequirementEdits(row.requirementEdits),
  };
}

export const storedStatus = (value: unknown) => readJson(status, value, "Application.status");
export const storedRequirementEdits = (value: unknown) =>
  readJson(requirementEdits, value, "Application.requirementEdits");
export const storedEventKind = (value: unknown) => readJson(eventKind, value, "ApplicationEvent.kind");

export type Row = Checked<StoredRow>;
export type ApplicationRow = Row;
/** What a list says of an application: its columns, and no others. */
export type ListedRow = Pick<Row, Exclude<keyof Application, "stageSince">>;

/** A row as the API sends it; the only place where the two meet. */
export function toApplicationDto(row: ListedRow): Application {
  return {
    id: row.id,
    jobTitle: row.jobTitle,
    company: row.company,
    ...eachLineField((name) => row[name]),
    status: row.status,
    notes: row.notes,
    contactName: row.contactName,
    contactEmail: row.contactEmail,
    contacts: contactsOf(row),
    jobUrl: row.jobUrl,
    followUpDate: dayOf(row.followUpDate),
    closingDate: dayOf(row.closingDate),
    interviewDate: dayOf(row.interviewDate),
    interviewTime: row.interviewTime,
    appliedDate: row.appliedDate?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    ...(row.matchScore !== null && { matchScore: row.matchScore }),
    identityKey: row.identityKey,
    requirementEdits: row.requirementEdits,
    capturedAt: row.capturedAt?.toISOString() ?? null,
    archivedAt: row.archivedAt?.toISOString() ?? null,
  };
}

export function toApplicationWithAdDto(row: Row): Application & { jobDescription: string } {
  return { ...toApplicationDto(row), jobDescription: row.jobDescription };
}

export function dayOf(date: Date | null): string | null {
  return date?.toISOString().slice(0, 10) ?? null;
}

/** `YYYY-MM-DD` to a database day; "" and null mean none, undefined means untouched. */
export function toDay(text: string | null | undefined): Date | null | undefined {
  if (text === undefined) return undefined;
  return text ? new Date(`${text}T00:00:00Z`) : null;
}
