import type { Db } from "../../db/open.ts";
import { everybodysRows, type Owner, rowsOf } from "../../db/owner.ts";
import type { Caller } from "../../http/handler.ts";
import { callerAt, callerFields } from "./auth.store.ts";

const day = 24 * 60 * 60 * 1000;
/** A token that is not used for so long ends (docs/security.md, The extension's token). */
const tokenIdle = 90 * day;
/** Last use is noted at most this often: reading must not cost a write each time. */
const noteEvery = 10 * 60 * 1000;

export async function createExtensionToken(
  db: Db,
  userId: Owner,
  token: { hash: string; name: string; now: Date },
): Promise<void> {
  await rowsOf(db, userId).extensionToken.create({
    data: {
      userId,
      tokenHash: token.hash,
      name: token.name,
      createdAt: token.now,
      expiresAt: new Date(token.now.getTime() + tokenIdle),
    },
  });
}

/** The account behind a live token; notes its use and moves its end. */
export async function findCallerByToken(db: Db, hash: string, now: Date): Promise<Caller | null> {
  const row = await everybodysRows(db).extensionToken.findUnique({
    where: { tokenHash: hash },
    select: { id: true, expiresAt: true, lastUsedAt: true, user: { select: callerFields } },
  });
  if (!row || row.expiresAt <= now) return null;
  if (!row.lastUsedAt || now.getTime() - row.lastUsedAt.getTime() > noteEvery) {
    await everybodysRows(db).extensionToken.updateMany({
      where: { id: row.id },
      data: { lastUsedAt: now, expiresAt: new Date(now.getTime() + tokenIdle) },
    });
  }
  return { ...callerAt(row.user, now), tokenId: row.id };
}

export async function listExtensionTokens(db: Db, userId: Owner) {
  const rows = await rowsOf(db, userId).extensionToken.findMany({
    where: { userId },
    orderBy: { createdAt: "desc" },
  });
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }));
}

/** @returns false when the account has no such token. */
export async function removeExtensionToken(db: Db, userId: Owner, id: string): Promise<boolean> {
  const { count } = await rowsOf(db, userId).extensionToken.deleteMany({ where: { id, userId } });
  return count > 0;
}
