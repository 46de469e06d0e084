import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import { grouped } from "#shared/domain/text.ts";
import { unreadable } from "../../http/app-error.ts";
import { nextTurn } from "../../workers/next-turn.ts";
import type { BackupRow, Candidate } from "./backup-rows.ts";

const format = "kelpie-applications";
const version = 1;
const mostRows = 20_000;
/** Characters. A year of applications with a resume and a letter each is a tenth of it. */
const mostSentText = 400 * 1024 * 1024;
const rowsAtOnce = 25;

/** Texts that were sent are stored once, however many applications they went with. */
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

/** A backup's rows and documents, each as JSON: they are cheap to hand over from a thread, and read one by one. */
export interface BackupParts {
  rows: string[];
  documents: string[];
}

/**
 * Parts a backup into its rows. Plain data in and out: it runs on a thread.
 * @throws AppError `unreadable` for a file that is no backup of ours.
 */
export function partBackup({ path }: { path: string }): BackupParts {
  const content = parseJson(readFileSync(path));
  if (content === undefined)
    throw unreadable("corrupt", "This file is damaged or cut off: it cannot be read. Nothing was changed.");
  const parsed = z.safeParse(backup, content);
  if (!parsed.success) throw unreadable("foreign", "This is not a backup of applications from Kelpie.");
  const { applications, documents } = parsed.data;
  if (parsed.data.version > version)
    throw unreadable("newer", "This backup is from a newer version of Kelpie and cannot be read here.");
  if (applications.length > mostRows || sentLength(applications, documents) > mostSentText)
    throw unreadable("too_many", `A backup may hold up to ${grouped(mostRows)} applications.`);
  const asJson = (list: readonly unknown[]) => list.map((one) => JSON.stringify(one));
  return { rows: asJson(applications), documents: asJson(documents) };
}

/** Many applications may name one long text: this is what they would take in the database. */
function sentLength(applications: readonly unknown[], documents: readonly unknown[]): number {
  const lengths = documents.map((one) => JSON.stringify(one).length);
  return applications
    .flatMap((one) => {
      const sent = z.safeParse(z.object({ sent: z.array(sentReference) }), one);
      return sent.success ? sent.data.sent : [];
    })
    .reduce((sum, { document }) => sum + (lengths[document] ?? 0), 0);
}

/** A single bad row is a candidate with its error. */
export async function backupCandidates({ rows, documents }: BackupParts): Promise<Candidate[]> {
  const texts: unknown[] = [];
  for (const text of documents) {
    texts.push(JSON.parse(text));
    await nextTurn();
  }
  const candidates: Candidate[] = [];
  for (const [index, row] of rows.entries()) {
    candidates.push(candidateOf(JSON.parse(row), index + 1, texts));
    if (index % rowsAtOnce === 0) await nextTurn();
  }
  return candidates;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function candidateOf(given: unknown, row: number, documents: readonly unknown[]): Candidate {
  if (typeof given !== "object" || given === null || Array.isArray(given))
    return { row, name: "", given: { error: "This is no application" } };
  const { sent, ...fields } = { ...given } as Record<string, unknown>;
  const name = [fields.jobTitle, fields.company]
    .filter((one) => typeof one === "string")
    .join(", ")
    .slice(0, 200);
  const references = z.safeParse(z.array(sentReference), sent ?? []);
  const texts = references.success && references.data.map(({ document }) => documents[document]);
  if (!references.success || !texts || texts.some((text) => typeof text !== "object" || text === null))
    return { row, name, given: { error: "What was sent with it is missing from the backup" } };
  const whole = references.data.map(({ document: _, ...rest }, index) => ({
    ...(texts[index] as object),
    ...rest,
  }));
  return { row, name, given: { ...fields, sent: whole } };
}
