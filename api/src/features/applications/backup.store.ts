import { contactsOf } from "#shared/domain/applications/contacts.ts";
import { eachLineField } from "#shared/domain/applications/line-fields.ts";
import type { Prisma } from "../../db/generated/client.ts";
import type { Db, Tx } from "../../db/open.ts";
import { type Owner, rowsOf } from "../../db/owner.ts";
import { scoreColumns } from "../../scoring/score-columns.ts";
import { nextTurn } from "../../workers/next-turn.ts";
import { checkedRow, dayOf, storedEventKind, toDay } from "./application-rows.store.ts";
import { contactColumns } from "./applications.store.ts";
import type { BackupRow } from "./backup-rows.ts";
import { storedSentKind } from "./sent-sources.store.ts";

const include = { events: true, sentDocuments: true } as const;
type Row = Prisma.ApplicationGetPayload<{ include: typeof include }>;

/** A page is read in a few milliseconds: a long answer would hold other requests. */
const pageRows = 200;

/** Everything that an account's applications hold, oldest first, in the form of a backup. */
export async function readBackupRows(db: Db | Tx, userId: Owner): Promise<BackupRow[]> {
  const found: BackupRow[] = [];
  let page: Row[] | undefined;
  do {
    const last: string | undefined = page?.at(-1)?.id;
    page = await rowsOf(db, userId).application.findMany({
      where: { userId },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      take: pageRows,
      ...(last !== undefined && { cursor: { id: last }, skip: 1 }),
      include,
    });
    found.push(...page.map(backupRowOf));
    await nextTurn();
  } while (page.length === pageRows);
  return found;
}

/** MATCH by the id that the backup has for it. */
export async function readScores(db: Db, userId: Owner): Promise<Map<string, number>> {
  const rows = await rowsOf(db, userId).application.findMany({
    where: { userId, matchScore: { not: null } },
    select: { id: true, originId: true, matchScore: true },
  });
  return new Map(rows.map(({ id, originId, matchScore }) => [originId ?? id, matchScore ?? 0]));
}

function backupRowOf(stored: Row): BackupRow {
  const row = checkedRow(stored);
  return {
    id: row.originId ?? row.id,
    jobTitle: row.jobTitle,
    company: row.company,
    ...eachLineField((name) => row[name]),
    status: row.status,
    jobUrl: row.jobUrl,
    jobDescription: row.jobDescription,
    notes: row.notes,
    contacts: contactsOf(row),
    followUpDate: dayOf(row.followUpDate),
    closingDate: dayOf(row.closingDate),
    interviewDate: dayOf(row.interviewDate),
    interviewTime: row.interviewTime,
    timeZone: row.timeZone,
    appliedDate: row.appliedDate?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    capturedAt: row.capturedAt?.toISOString() ?? null,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    identityKey: row.identityKey,
    requirementEdits: row.requirementEdits,
    editedFields: row.editedFields,
    events: row.events.map(eventOf).sort((one, other) => (eventKey(one) < eventKey(other) ? -1 : 1)),
    sent: row.sentDocuments
      .map(({ kind, source, name, text, contentAt, sentAt }) => ({
        kind: storedSentKind(kind),
        source,
        name,
        text,
        contentAt: contentAt.toISOString(),
        sentAt: sentAt.toISOString(),
      }))
      .sort((one, other) => (one.kind > other.kind ? -1 : 1)),
  };
}

function eventOf({ at, kind, detail }: Row["events"][number]): BackupRow["events"][number] {
  return { at: at.toISOString(), kind: storedEventKind(kind), detail };
}

const eventKey = ({ at, kind, detail }: BackupRow["events"][number]) => `${at} ${kind} ${detail}`;

/** A row that the account does not have yet, with its new id and the one that the file has for it, if it is one of ours. */
export interface FreshRow {
  row: BackupRow;
  originId: string | null;
  id: string;
}

/**
 * Stores rows that the account does not have yet. One statement with all rows as JSON: a thousand rows are stored in the
 * time in which a statement with a parameter for each value stores a hundred.
 */
export async function insertBackupRows(tx: Tx, userId: Owner, rows: readonly FreshRow[]): Promise<void> {
  const updatedAt = new Date();
  const json = JSON.stringify(
    rows.map(({ row, originId, id }) => ({ ...columnsOf(row), id, originId, userId, updatedAt })),
  );
  await tx.$executeRaw`
    INSERT INTO "Application" SELECT * FROM jsonb_populate_recordset(null::"Application", ${json}::jsonb)
    WHERE "userId" = ${userId}`;
  await insertParts(tx, userId, rows);
}

/** Puts rows that the account has back to how the file has them; their log and what was sent with them too. */
export async function replaceBackupRows(tx: Tx, userId: Owner, rows: readonly BackupRow[]): Promise<void> {
  for (const row of rows) {
    const { id } = await rowsOf(tx, userId).application.findFirstOrThrow({
      where: { userId, OR: [{ originId: row.id }, { id: row.id, originId: null }] },
      select: { id: true },
    });
    await rowsOf(tx, userId).application.update({
      where: { id, userId },
      data: { ...columnsOf(row), ...scoreColumns(null) },
    });
    await rowsOf(tx, userId).applicationEvent.deleteMany({ where: { applicationId: id } });
    await rowsOf(tx, userId).sentDocument.deleteMany({ where: { applicationId: id } });
    await insertParts(tx, userId, [{ row, id }]);
  }
}

function columnsOf(row: BackupRow) {
  const { id: _, events: _events, sent: _sent, contacts, ...plain } = row;
  const { appliedDate, capturedAt, archivedAt } = row;
  return {
    ...plain,
    ...contactColumns(contacts),
    followUpDate: toDay(row.followUpDate) ?? null,
    closingDate: toDay(row.closingDate) ?? null,
    interviewDate: toDay(row.interviewDate) ?? null,
    appliedDate: appliedDate === null ? null : new Date(appliedDate),
    capturedAt: capturedAt === null ? null : new Date(capturedAt),
    archivedAt: archivedAt === null ? null : new Date(archivedAt),
    createdAt: new Date(row.createdAt),
  };
}

const eventsAtOnce = 1000;

async function insertParts(
  tx: Tx,
  userId: Owner,
  rows: readonly { row: BackupRow; id: string }[],
): Promise<void> {
  const events = rows.flatMap(({ row, id }) =>
    row.events.map(({ at, kind, detail }) => ({ applicationId: id, at: new Date(at), kind, detail })),
  );
  for (let from = 0; from < events.length; from += eventsAtOnce)
    await rowsOf(tx, userId).applicationEvent.createMany({ data: events.slice(from, from + eventsAtOnce) });
  if (rows.every(({ row }) => row.sent.length === 0)) return;
  await rowsOf(tx, userId).sentDocument.createMany({
    data: rows.flatMap(({ row, id }) =>
      row.sent.map((sent) => ({
        ...sent,
        applicationId: id,
        contentAt: new Date(sent.contentAt),
        sentAt: new Date(sent.sentAt),
      })),
    ),
  });
}
