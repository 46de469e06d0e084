import type { Db, Tx } from "../db/open.ts";

export interface NewMail {
  id: string;
  userId: string | null;
  recipient: string;
  kind: string;
  subject: string;
  text: string;
  html: string;
  onceKey: string | null;
  createdAt: Date;
}

/** @returns the id of the stored mail: the earlier one's when its key was there before. */
export async function createMail(db: Db | Tx, mail: NewMail): Promise<string> {
  if (mail.onceKey === null) return (await db.mail.create({ data: mail, select: { id: true } })).id;
  const row = await db.mail.upsert({
    where: { onceKey: mail.onceKey },
    create: mail,
    update: {},
    select: { id: true },
  });
  return row.id;
}

/** @returns null when it was sent, or went with its account. */
export async function findUnsent(db: Db, id: string) {
  return db.mail.findUnique({ where: { id, sentAt: null } });
}

export async function noteSent(db: Db, id: string, now: Date): Promise<void> {
  await db.mail.updateMany({ where: { id }, data: { sentAt: now, failure: null } });
}

export async function noteFailure(db: Db, id: string, failure: string): Promise<void> {
  await db.mail.updateMany({ where: { id }, data: { failure: failure.slice(0, 500) } });
}

/** Unsent mails whose task may have been lost with its process. */
export async function listUnsent(db: Db, between: { after: Date; before: Date }): Promise<string[]> {
  const rows = await db.mail.findMany({
    where: { sentAt: null, createdAt: { gt: between.after, lt: between.before } },
    select: { id: true },
    take: 500,
  });
  return rows.map((row) => row.id);
}

export async function removeMailsBefore(db: Db, before: Date): Promise<void> {
  await db.mail.deleteMany({ where: { createdAt: { lt: before } } });
}
