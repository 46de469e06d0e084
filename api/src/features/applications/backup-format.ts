import * as z from "zod/mini";
import { grouped } from "#shared/domain/text.ts";
import { AppError } from "../../http/app-error.ts";
import type { BackupRow, Candidate } from "./backup-rows.ts";

const format = "kelpie-applications";
const version = 1;
const mostRows = 20_000;

/** Texts that were sent stand once, however many applications they went with. */
type SentText = Omit<BackupRow["sent"][number], "kind" | "sentAt">;

const backup = z.object({
  format: z.literal(format),
  version: z.int(),
  applications: z.array(z.unknown()),
  documents: z.array(z.unknown()),
});

const sentReference = z.strictObject({ kind: z.unknown(), document: z.int(), sentAt: z.unknown() });

/** A backup file: all applications with their logs, contacts, corrections and what was sent. */
export function backupText(rows: readonly BackupRow[], exportedAt: Date): string {
  const documents: SentText[] = [];
  const places = new Map<string, number>();
  const placeOf = (text: SentText) => {
    const key = JSON.stringify(text);
    const place = places.get(key) ?? documents.push(text) - 1;
    places.set(key, place);
    return place;
  };
  const applications = rows.map(({ sent, ...row }) => ({
    ...row,
    sent: sent.map(({ kind, sentAt, ...text }) => ({ kind, document: placeOf(text), sentAt })),
  }));
  return `${JSON.stringify({ format, version, exportedAt: exportedAt.toISOString(), applications, documents }, null, 1)}\n`;
}

/** @throws AppError for a file that is no backup of ours; a single bad row is a candidate with its fault. */
export function readBackup(bytes: Uint8Array): Candidate[] {
  const parsed = z.safeParse(backup, parseJson(bytes));
  if (!parsed.success) throw unreadable("foreign", "This is not a backup of applications from Kelpie.");
  const { applications, documents } = parsed.data;
  if (parsed.data.version > version)
    throw unreadable("newer", "This backup is from a newer version of Kelpie and cannot be read here.");
  if (applications.length > mostRows)
    throw unreadable("too_many", `A backup may hold up to ${grouped(mostRows)} applications.`);
  return applications.map((given, index) => candidateOf(given, index + 1, documents));
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw unreadable("corrupt", "This file is damaged or cut off: it cannot be read. Nothing was changed.");
  }
}

const unreadable = (reason: string, message: string) =>
  new AppError("unreadable", message, { details: { reason } });

function candidateOf(given: unknown, row: number, documents: readonly unknown[]): Candidate {
  if (typeof given !== "object" || given === null || Array.isArray(given))
    return { row, name: "", given: { fault: "This is no application" } };
  const { sent, ...fields } = { ...given } as Record<string, unknown>;
  const name = [fields.jobTitle, fields.company]
    .filter((one) => typeof one === "string")
    .join(", ")
    .slice(0, 200);
  const references = z.safeParse(z.array(sentReference), sent ?? []);
  const texts = references.success && references.data.map(({ document }) => documents[document]);
  if (!references.success || !texts || texts.some((text) => typeof text !== "object" || text === null))
    return { row, name, given: { fault: "What was sent with it is missing from the backup" } };
  const whole = references.data.map(({ document: _, ...rest }, index) => ({
    ...(texts[index] as object),
    ...rest,
  }));
  return { row, name, given: { ...fields, sent: whole } };
}
