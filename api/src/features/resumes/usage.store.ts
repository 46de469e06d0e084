import type { Db, Tx } from "../../db/open.ts";
import { type Owner, rowsOf } from "../../db/owner.ts";

/** A use is held at most this long; a process that died in the middle gives it back (docs/security.md, Metered use). */
const holdMs = 5 * 60 * 1000;

export async function countUses(db: Db, userId: Owner): Promise<number> {
  const row = await rowsOf(db, userId).usage.findUnique({ where: { userId } });
  return row?.used ?? 0;
}

/**
 * Holds one use, atomically: of any number of calls at once exactly as many succeed as are left.
 * @param limit uses of the account's life, or null for no limit.
 * @returns the reservation's id, or null when none is left.
 */
export async function reserveUse(
  db: Db,
  userId: Owner,
  limit: number | null,
  now: Date,
): Promise<string | null> {
  return db.$transaction(async (tx) => {
    // Not `upsert`: on PostgreSQL two first calls at once both insert, and one of them fails.
    await tx.$executeRaw`INSERT INTO "Usage" ("userId") VALUES (${userId}) ON CONFLICT DO NOTHING`;
    await releaseExpired(tx, userId, now);
    // One statement decides: read-then-write would let parallel calls through.
    const changed = await tx.$executeRaw`
      UPDATE "Usage" SET reserved = reserved + 1
      WHERE "userId" = ${userId} AND (${limit}::int IS NULL OR used + reserved < ${limit}::int)`;
    if (changed === 0) return null;
    const { id } = await rowsOf(tx, userId).reservation.create({
      data: { userId, expiresAt: new Date(now.getTime() + holdMs) },
    });
    return id;
  });
}

async function releaseExpired(tx: Tx, userId: Owner, now: Date): Promise<void> {
  const { count } = await rowsOf(tx, userId).reservation.deleteMany({
    where: { userId, expiresAt: { lte: now } },
  });
  if (count > 0)
    await rowsOf(tx, userId).usage.update({ where: { userId }, data: { reserved: { decrement: count } } });
}

/** Gives a held use back: a failure costs nothing. */
export async function releaseUse(db: Db, userId: Owner, reservation: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await rowsOf(tx, userId).reservation.deleteMany({ where: { id: reservation, userId } });
    if (count > 0)
      await rowsOf(tx, userId).usage.update({ where: { userId }, data: { reserved: { decrement: 1 } } });
  });
}

/** Turns the held use into a counted one. @returns false when the hold had ended. */
export async function settleUse(tx: Tx, userId: Owner, reservation: string): Promise<boolean> {
  const { count } = await rowsOf(tx, userId).reservation.deleteMany({ where: { id: reservation, userId } });
  if (count === 0) return false;
  await rowsOf(tx, userId).usage.update({
    where: { userId },
    data: { reserved: { decrement: 1 }, used: { increment: 1 } },
  });
  return true;
}
