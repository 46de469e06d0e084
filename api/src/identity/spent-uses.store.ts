import type { Db, Tx } from "../db/open.ts";
import { type Owner, rowsOf } from "../db/owner.ts";

export async function findUses(tx: Tx, userId: Owner): Promise<number> {
  return (await rowsOf(tx, userId).usage.findUnique({ where: { userId } }))?.used ?? 0;
}

export async function startUses(tx: Tx, userId: Owner, used: number): Promise<void> {
  await rowsOf(tx, userId).usage.create({ data: { userId, used } });
}

export async function findSpentUses(tx: Tx, addressHash: string, now: Date): Promise<number> {
  const row = await tx.spentUses.findUnique({ where: { addressHash, expiresAt: { gt: now } } });
  return row?.used ?? 0;
}

export async function storeSpentUses(
  tx: Tx,
  row: { addressHash: string; used: number; expiresAt: Date },
): Promise<void> {
  const { addressHash, ...rest } = row;
  await tx.spentUses.upsert({ where: { addressHash }, create: row, update: rest });
}

export async function removeOldSpentUses(db: Db, now: Date): Promise<void> {
  await db.spentUses.deleteMany({ where: { expiresAt: { lte: now } } });
}
