import type { Db } from "../../db/open.ts";
import { everybodysRows, type Owner, ownerOf, rowsOf } from "../../db/owner.ts";

/** Whose code is waited for, in the browser that has the ticket. */
export interface HeldSignIn {
  ticketHash: string;
  userId: Owner;
  email: string;
  remember: boolean;
}

export async function storeHeldSignIn(
  db: Db,
  held: Omit<HeldSignIn, "email"> & { now: Date; expiresAt: Date },
): Promise<void> {
  const { userId, ticketHash, remember, now, expiresAt } = held;
  await rowsOf(db, userId).heldSignIn.create({
    data: { userId, ticketHash, remember, createdAt: now, expiresAt },
  });
}

/** The sign-in of a ticket, while it lives. */
export async function findHeld(db: Db, ticketHash: string, now: Date): Promise<HeldSignIn | undefined> {
  const row = await everybodysRows(db).heldSignIn.findUnique({
    where: { ticketHash, expiresAt: { gt: now } },
    select: { userId: true, remember: true, user: { select: { email: true } } },
  });
  if (!row) return undefined;
  return { ticketHash, userId: ownerOf(row.userId), email: row.user.email, remember: row.remember };
}

/** @returns false when another request was faster: a ticket leads to one session. */
export async function spendHeld(db: Db, { userId, ticketHash }: HeldSignIn): Promise<boolean> {
  const { count } = await rowsOf(db, userId).heldSignIn.deleteMany({ where: { ticketHash } });
  return count === 1;
}
