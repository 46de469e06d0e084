import type { Db, Tx } from "../../db/open.ts";
import { everybodysRows, type Owner, ownerOf, rowsOf } from "../../db/owner.ts";

const listed = { id: true, name: true, createdAt: true, lastUsedAt: true } as const;

interface ListedRow {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

function toWire({ id, name, createdAt, lastUsedAt }: ListedRow) {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

export async function listPasskeys(db: Db, userId: Owner) {
  const rows = await rowsOf(db, userId).passkey.findMany({ orderBy: { createdAt: "desc" }, select: listed });
  return rows.map(toWire);
}

export async function countPasskeys(tx: Tx, userId: Owner): Promise<number> {
  return rowsOf(tx, userId).passkey.count();
}

/** What the browser shall not add twice. */
export async function listCredentialIds(db: Db, userId: Owner): Promise<string[]> {
  const rows = await rowsOf(db, userId).passkey.findMany({ select: { credentialId: true } });
  return rows.map(({ credentialId }) => credentialId);
}

/** @throws a unique violation when the credential is somebody's already. */
export async function createPasskey(
  tx: Tx,
  userId: Owner,
  passkey: { credentialId: string; publicKey: string; counter: number; name: string; createdAt: Date },
) {
  const data = { ...passkey, userId };
  return toWire(await rowsOf(tx, userId).passkey.create({ data, select: listed }));
}

/** @returns its name; undefined when the account has no such passkey. */
export async function removePasskey(tx: Tx, userId: Owner, id: string): Promise<string | undefined> {
  const row = await rowsOf(tx, userId).passkey.findFirst({ where: { id }, select: { name: true } });
  const { count } = await rowsOf(tx, userId).passkey.deleteMany({ where: { id } });
  return count === 1 ? row?.name : undefined;
}

/** Whose passkey signs: the account is known by it. */
export async function findByCredential(db: Db, credentialId: string) {
  const row = await everybodysRows(db).passkey.findUnique({ where: { credentialId } });
  return row && { ...row, userId: ownerOf(row.userId) };
}

/** Notes a use. @returns false when another sign-in with it came between, or it was removed. */
export async function noteUse(
  db: Db,
  userId: Owner,
  use: { id: string; before: number; counter: number; at: Date },
): Promise<boolean> {
  const { count } = await rowsOf(db, userId).passkey.updateMany({
    where: { id: use.id, counter: use.before },
    data: { counter: use.counter, lastUsedAt: use.at },
  });
  return count === 1;
}

/** @param userId whose new passkey it is for; null for a sign-in, whose person is not known yet. */
export async function storeChallenge(
  db: Db,
  challenge: { hash: string; userId: Owner | null; now: Date; expiresAt: Date },
): Promise<void> {
  const { hash, userId, now, expiresAt } = challenge;
  await everybodysRows(db).passkeyChallenge.create({
    data: { challengeHash: hash, userId, createdAt: now, expiresAt },
  });
}

/** Takes a challenge, once. @returns false when it was never given out for this, is used, or too old. */
export async function takeChallenge(
  db: Db,
  challenge: { hash: string; userId: Owner | null; now: Date },
): Promise<boolean> {
  const { hash, userId, now } = challenge;
  const { count } = await everybodysRows(db).passkeyChallenge.deleteMany({
    where: { challengeHash: hash, userId, expiresAt: { gt: now } },
  });
  return count === 1;
}
