import type { Db, Tx } from "../db/open.ts";
import { type Owner, rowsOf } from "../db/owner.ts";

/** A new link; the ones before it end. */
export async function replaceVerification(
  tx: Tx,
  link: { tokenHash: string; userId: Owner; email: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  const links = rowsOf(tx, link.userId).emailVerification;
  await links.deleteMany();
  await links.create({ data: link });
}

/** @returns the address that a link of this account waits to be opened for, null without one. */
export async function findLink(db: Db, userId: Owner, now: Date): Promise<string | null> {
  const row = await rowsOf(db, userId).emailVerification.findFirst({
    where: { expiresAt: { gt: now } },
    select: { email: true },
  });
  return row?.email ?? null;
}

/**
 * Takes a link, once. Another account's token finds nothing.
 * @returns the address that it proves; null for a link that does not work any more.
 */
export async function spendVerification(
  tx: Tx,
  userId: Owner,
  tokenHash: string,
  now: Date,
): Promise<string | null> {
  const links = rowsOf(tx, userId).emailVerification;
  const live = { tokenHash, expiresAt: { gt: now } };
  const row = await links.findFirst({ where: live, select: { email: true } });
  const { count } = await links.deleteMany({ where: live });
  return count === 1 ? (row?.email ?? null) : null;
}

/**
 * Gives the account this address, proven. Links that were mailed to the one before end.
 * @throws a unique violation when the address has another account by now.
 */
export async function saveProvenAddress(tx: Tx, userId: Owner, email: string, now: Date): Promise<void> {
  const before = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  if (before.email !== email) await rowsOf(tx, userId).passwordReset.deleteMany();
  await tx.user.update({ where: { id: userId }, data: { email, emailVerifiedAt: now } });
}
