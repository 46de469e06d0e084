import type { Tx } from "./open.ts";
import type { Owner } from "./owner.ts";

/** Holds the account's row until the transaction ends, so that two writes at once are counted one after the other. */
export async function lockAccount(tx: Tx, userId: Owner): Promise<void> {
  await tx.$queryRaw`SELECT id FROM "User" WHERE id = ${userId} FOR UPDATE`;
}
