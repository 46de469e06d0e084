import type { Db, Tx } from "../../db/open.ts";
import { everybodysRows, type Owner, ownerOf, rowsOf } from "../../db/owner.ts";
import { type Account, accountFields } from "./auth.store.ts";

/** The account of a reset link that still works. */
export async function findReset(db: Db, tokenHash: string, now: Date): Promise<Account | null> {
  const row = await everybodysRows(db).passwordReset.findUnique({
    where: { tokenHash, expiresAt: { gt: now } },
    select: { user: { select: accountFields } },
  });
  return row && { ...row.user, id: ownerOf(row.user.id) };
}

/** A new reset link; the ones before it end. */
export async function replaceReset(
  tx: Tx,
  reset: { tokenHash: string; userId: Owner; createdAt: Date; expiresAt: Date },
): Promise<void> {
  const resets = rowsOf(tx, reset.userId).passwordReset;
  await resets.deleteMany();
  await resets.create({ data: reset });
}

/** @returns false when another request was faster, or the link's time is over. */
export async function spendReset(tx: Tx, tokenHash: string, now: Date): Promise<boolean> {
  const { count } = await everybodysRows(tx).passwordReset.deleteMany({
    where: { tokenHash, expiresAt: { gt: now } },
  });
  return count === 1;
}
