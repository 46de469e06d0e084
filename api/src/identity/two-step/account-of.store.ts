import type { Db } from "../../db/open.ts";
import { type Owner, ownerOf } from "../../db/owner.ts";

/** The account of an address, for an operator's command. */
export async function findAccountOf(db: Db, email: string): Promise<{ id: Owner; email: string } | null> {
  const row = await db.user.findUnique({ where: { email }, select: { id: true, email: true } });
  return row && { ...row, id: ownerOf(row.id) };
}
