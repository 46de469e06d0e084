import type { Db, Tx } from "../../db/open.ts";
import type { Caller } from "../../http/handler.ts";

const callerFields = { id: true, email: true, fullName: true, profileImageUrl: true, tier: true } as const;

export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

export async function findCaller(db: Db, userId: string): Promise<Caller | null> {
  return db.user.findUnique({ where: { id: userId }, select: callerFields });
}

export async function findByEmail(db: Db, email: string) {
  return db.user.findUnique({
    where: { email: normaliseEmail(email) },
    select: { ...callerFields, passwordHash: true },
  });
}

/** @throws a unique violation when the address has an account. */
export async function createUser(
  db: Db | Tx,
  user: {
    email: string;
    fullName: string;
    phone?: string | undefined;
    passwordHash: string;
    tier?: Caller["tier"];
  },
): Promise<Caller> {
  return db.user.create({
    data: {
      email: normaliseEmail(user.email),
      fullName: user.fullName,
      phone: user.phone || null,
      passwordHash: user.passwordHash,
      ...(user.tier && { tier: user.tier }),
    },
    select: callerFields,
  });
}

const day = 24 * 60 * 60 * 1000;
/** A token that is not used for so long ends (security.md section 2). */
const tokenIdle = 90 * day;
/** Last use is noted at most this often: reading must not cost a write each time. */
const noteEvery = 10 * 60 * 1000;

export async function createExtensionToken(
  db: Db,
  userId: string,
  token: { hash: string; name: string; now: Date },
): Promise<void> {
  await db.extensionToken.create({
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
  const row = await db.extensionToken.findUnique({
    where: { tokenHash: hash },
    select: { id: true, expiresAt: true, lastUsedAt: true, user: { select: callerFields } },
  });
  if (!row || row.expiresAt <= now) return null;
  if (!row.lastUsedAt || now.getTime() - row.lastUsedAt.getTime() > noteEvery) {
    await db.extensionToken.updateMany({
      where: { id: row.id },
      data: { lastUsedAt: now, expiresAt: new Date(now.getTime() + tokenIdle) },
    });
  }
  return { ...row.user, tokenId: row.id };
}

export async function listExtensionTokens(db: Db, userId: string) {
  const rows = await db.extensionToken.findMany({ where: { userId }, orderBy: { createdAt: "desc" } });
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }));
}

/** @returns false when the account has no such token. */
export async function removeExtensionToken(db: Db, userId: string, id: string): Promise<boolean> {
  const { count } = await db.extensionToken.deleteMany({ where: { id, userId } });
  return count > 0;
}
