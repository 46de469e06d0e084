import * as z from "zod/mini";
import type { Db, Tx } from "../../db/open.ts";
import { type Owner, rowsOf } from "../../db/owner.ts";
import { type BackupRow, backupRow } from "./backup-rows.ts";

/** What an import needs to be taken back. */
export interface LastImport {
  at: Date;
  /** The ids of what it added begin with it. */
  idPrefix: string;
  added: number;
  /** Applications that it replaced, as they were. */
  replaced: BackupRow[];
}

/** Keeps the newest import of an account; the one before can no longer be taken back. */
export async function recordImport(db: Db | Tx, userId: Owner, made: LastImport): Promise<void> {
  await rowsOf(db, userId).lastImport.upsert({
    where: { userId },
    create: { userId, ...made },
    update: made,
  });
}

export async function findLastImport(db: Db | Tx, userId: Owner): Promise<LastImport | null> {
  const row = await rowsOf(db, userId).lastImport.findUnique({ where: { userId } });
  if (!row) return null;
  const { at, idPrefix, added } = row;
  return { at, idPrefix, added, replaced: z.parse(z.array(backupRow), row.replaced) };
}

/** @returns how many of them the account had. */
export async function removeApplications(tx: Tx, userId: Owner, ids: readonly string[]): Promise<number> {
  const { count } = await rowsOf(tx, userId).application.deleteMany({
    where: { userId, id: { in: [...ids] } },
  });
  return count;
}

/** Forgets the newest import, with the notification of it. */
export async function removeLastImport(db: Db, userId: Owner, eventKey: string): Promise<void> {
  await rowsOf(db, userId).notification.deleteMany({ where: { userId, eventKey } });
  await rowsOf(db, userId).lastImport.deleteMany({ where: { userId } });
}
