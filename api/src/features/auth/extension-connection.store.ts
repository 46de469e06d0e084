import type { Db } from "../../db/open.ts";
import { everybodysRows, type Owner, ownerOf, rowsOf } from "../../db/owner.ts";

/** Keeps what the person agreed to; those that ran out go at the same time. */
export async function storeConnection(
  db: Db,
  connection: { codeHash: string; userId: Owner; now: Date; expiresAt: Date },
): Promise<void> {
  const { codeHash, userId, now, expiresAt } = connection;
  await rowsOf(db, userId).connectionCode.deleteMany({ where: { expiresAt: { lte: now } } });
  await everybodysRows(db).connectionCode.upsert({
    where: { codeHash },
    create: { codeHash, userId, createdAt: now, expiresAt },
    // A second click changes nothing; another account's click never takes a connection over.
    update: {},
  });
}

/** Takes a connection, once: of several askers one gets the account, the others null. */
export async function takeConnection(db: Db, codeHash: string, now: Date): Promise<Owner | null> {
  const found = await everybodysRows(db).connectionCode.findUnique({ where: { codeHash } });
  if (!found || found.expiresAt <= now) return null;
  const { count } = await everybodysRows(db).connectionCode.deleteMany({ where: { codeHash } });
  return count === 1 ? ownerOf(found.userId) : null;
}
