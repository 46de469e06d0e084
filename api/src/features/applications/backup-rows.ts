import * as z from "zod/mini";
import { requirementEdits } from "#shared/contract/applications/application.ts";
import {
  clock,
  contacts,
  day,
  line,
  required,
  timeZone,
  webAddress,
} from "#shared/contract/applications/application-fields.ts";
import { applicationEventKinds } from "#shared/domain/applications/event-kinds.ts";
import { eachLineField, maxLineLength } from "#shared/domain/applications/line-fields.ts";
import { applicationStatuses, sentStatus } from "#shared/domain/applications/status.ts";

const time = z.iso.datetime({ error: "This is no moment in time" });
/** The database takes neither a NUL nor half a character. */
const storable = z.refine<string>((text) => text.isWellFormed() && !text.includes("\u0000"), {
  error: "This holds a character that cannot be kept",
});
const long = (max: number) => z.string().check(z.maxLength(max), storable);
const id = z.string().check(z.minLength(1), z.maxLength(64), storable);

/** What a backup says of one application, and of what an account has: they are compared in this form. */
export const backupRow = z.strictObject({
  id,
  jobTitle: required(300).check(storable),
  company: required(300).check(storable),
  /** Files from before a field was added do not have it. */
  ...eachLineField(() => z.prefault(line(maxLineLength).check(storable), "")),
  status: z.enum(applicationStatuses),
  jobUrl: webAddress.check(storable),
  jobDescription: long(100_000),
  notes: long(20_000),
  contacts,
  followUpDate: z.nullable(day),
  /** Files from before it was stored have none. */
  closingDate: z.prefault(z.nullable(day), null),
  interviewDate: z.nullable(day),
  interviewTime: clock,
  timeZone: z.nullable(timeZone),
  appliedDate: z.nullable(time),
  createdAt: time,
  capturedAt: z.nullable(time),
  archivedAt: z.nullable(time),
  identityKey: z.nullable(z.string().check(z.minLength(3), z.maxLength(2100), storable)),
  requirementEdits,
  editedFields: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)),
  events: z
    .array(z.strictObject({ at: time, kind: z.enum(applicationEventKinds), detail: long(2_500) }))
    .check(z.maxLength(5_000)),
  sent: z
    .array(
      z.strictObject({
        kind: z.enum(["resume", "letter"]),
        source: z.string().check(z.maxLength(80), storable),
        name: long(700),
        text: long(200_000),
        contentAt: time,
        sentAt: time,
      }),
    )
    .check(z.maxLength(2)),
});
export type BackupRow = z.infer<typeof backupRow>;

/** A row of a file before it is held against the account. */
export interface Candidate {
  /** As a person finds it: a spreadsheet's header is row 1. */
  row: number;
  name: string;
  /** The fields that the file names, not checked yet; or why the row cannot be read. */
  given: Partial<Record<keyof BackupRow, unknown>> | { error: string };
}

/** What a row has where a file names nothing. @param createdAt ISO. */
export function emptyRow(createdAt: string): Omit<BackupRow, "id" | "jobTitle" | "company"> {
  return {
    ...eachLineField(() => ""),
    status: sentStatus,
    jobUrl: "",
    jobDescription: "",
    notes: "",
    contacts: [],
    followUpDate: null,
    closingDate: null,
    interviewDate: null,
    interviewTime: "",
    timeZone: null,
    appliedDate: null,
    createdAt,
    capturedAt: null,
    archivedAt: null,
    identityKey: null,
    requirementEdits: [],
    editedFields: [],
    events: [],
    sent: [],
  };
}
