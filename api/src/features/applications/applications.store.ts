import type * as z from "zod/mini";
import type { ApplicationEvent } from "#shared/contract/applications/application.ts";
import type { updateApplicationBody } from "#shared/contract/applications/applications.ts";
import { type Contact, contactsOf, storedContacts } from "#shared/domain/applications/contacts.ts";
import type { Prisma } from "../../db/generated/client.ts";
import type { Db, Tx } from "../../db/open.ts";
import { type Owner, rowsOf } from "../../db/owner.ts";
import { checkedRow, type Row, storedEventKind, toDay } from "./application-rows.store.ts";

const newestFirst = {
  orderBy: [{ createdAt: "desc" }, { id: "desc" }],
} satisfies Prisma.ApplicationFindManyArgs;

export async function listWithAds(db: Db, userId: Owner): Promise<Row[]> {
  return (await rowsOf(db, userId).application.findMany({ where: { userId }, ...newestFirst })).map(
    checkedRow,
  );
}

export async function getApplication(db: Db | Tx, userId: Owner, id: string): Promise<Row | null> {
  const row = await rowsOf(db, userId).application.findFirst({ where: { id, userId } });
  return row && checkedRow(row);
}

/** As {@link getApplication}, held until the transaction ends: of two changes at once the second one sees the first. */
export async function lockApplication(tx: Tx, userId: Owner, id: string): Promise<Row | null> {
  await tx.$queryRaw`SELECT id FROM "Application" WHERE id = ${id} AND "userId" = ${userId} FOR UPDATE`;
  return getApplication(tx, userId, id);
}

export async function getByIdentity(db: Db | Tx, userId: Owner, identityKey: string): Promise<Row | null> {
  const row = await rowsOf(db, userId).application.findUnique({
    where: { userId_identityKey: { userId, identityKey } },
  });
  return row && checkedRow(row);
}

/** The row that a save with this key has made. */
export async function getBySaveKey(tx: Tx, userId: Owner, idempotencyKey: string): Promise<Row | null> {
  const row = await rowsOf(tx, userId).application.findUnique({
    where: { userId_idempotencyKey: { userId, idempotencyKey } },
  });
  return row && checkedRow(row);
}

export async function countApplications(db: Db | Tx, userId: Owner): Promise<number> {
  return rowsOf(db, userId).application.count({ where: { userId } });
}

export async function insertApplication(
  tx: Tx,
  userId: Owner,
  data: Omit<Prisma.ApplicationUncheckedCreateInput, "userId">,
): Promise<Row> {
  return checkedRow(await rowsOf(tx, userId).application.create({ data: { ...data, userId } }));
}

export async function changeApplication(
  tx: Db | Tx,
  userId: Owner,
  id: string,
  data: Prisma.ApplicationUncheckedUpdateInput,
): Promise<Row> {
  return checkedRow(await rowsOf(tx, userId).application.update({ where: { id, userId }, data }));
}

/** @returns false when the account has no such application. */
export async function removeApplication(db: Db, userId: Owner, id: string): Promise<boolean> {
  const { count } = await rowsOf(db, userId).application.deleteMany({ where: { id, userId } });
  return count > 0;
}

export async function addEvent(
  tx: Db | Tx,
  userId: Owner,
  applicationId: string,
  event: { kind: ApplicationEvent["kind"]; detail?: string; at: Date },
): Promise<void> {
  await rowsOf(tx, userId).applicationEvent.create({ data: { applicationId, detail: "", ...event } });
}

/** The newest event of an application. */
export async function latestEvent(tx: Tx, userId: Owner, applicationId: string) {
  return rowsOf(tx, userId).applicationEvent.findFirst({
    where: { applicationId },
    orderBy: [{ at: "desc" }, { id: "desc" }],
  });
}

/** Since when each application of the account has had its status, by its log. */
export async function readStages(db: Db, userId: Owner): Promise<Map<string, Date>> {
  const rows = await rowsOf(db, userId).applicationEvent.groupBy({
    by: ["applicationId"],
    where: { application: { userId }, kind: { in: ["added", "status"] } },
    _max: { at: true },
  });
  return new Map(rows.flatMap(({ applicationId, _max: { at } }) => (at ? [[applicationId, at]] : [])));
}

/** Newest first. */
export async function listEvents(db: Db, userId: Owner, applicationId: string): Promise<ApplicationEvent[]> {
  const rows = await rowsOf(db, userId).applicationEvent.findMany({
    where: { applicationId, application: { userId } },
    orderBy: [{ at: "desc" }, { id: "desc" }],
  });
  return rows.map((row) => ({
    at: row.at.toISOString(),
    kind: storedEventKind(row.kind),
    detail: row.detail,
  }));
}

export type ApplicationChange = Omit<z.output<typeof updateApplicationBody>, "basedOn" | "isArchived">;

/** The changed columns of a partial body; an absent field stays as it is. */
export function changedColumns(
  before: Row,
  change: ApplicationChange,
): Prisma.ApplicationUncheckedUpdateInput {
  const { followUpDate, closingDate, interviewDate, contacts, ...plain } = change;
  const columns: Prisma.ApplicationUncheckedUpdateInput = {};
  for (const [name, value] of Object.entries(plain))
    if (value !== undefined) Object.assign(columns, { [name]: value });
  const days = { followUpDate, closingDate, interviewDate };
  for (const [name, text] of Object.entries(days))
    if (text !== undefined) Object.assign(columns, { [name]: toDay(text) });
  return { ...columns, ...changedContacts(before, change) };
}

/** A whole list of contacts says both fields of the first one too; these two alone keep the others. */
function changedContacts(before: Row, { contactName, contactEmail, contacts }: ApplicationChange) {
  if (contacts) return contactColumns(contacts);
  if (contactName === undefined && contactEmail === undefined) return {};
  return contactColumns(
    contactsOf({
      contactName: contactName ?? before.contactName,
      contactEmail: contactEmail ?? before.contactEmail,
      contacts: before.contacts,
    }),
  );
}

/** The columns that hold a list of contacts. */
export function contactColumns(list: readonly Contact[]) {
  const kept = storedContacts(list);
  return { ...kept, contacts: kept.contacts.map((one) => ({ ...one })) };
}
