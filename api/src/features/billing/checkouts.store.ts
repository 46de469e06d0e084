import type { PlanType } from "#shared/domain/subscription.ts";
import type { Db, Tx } from "../../db/open.ts";
import { type Owner, rowsOf } from "../../db/owner.ts";

export async function findCheckout(tx: Tx, userId: Owner, plan: PlanType) {
  return rowsOf(tx, userId).checkout.findUnique({ where: { userId_plan: { userId, plan } } });
}

/** The value of a checkout's row until the provider has named its session. */
const reservation = "reserved:";

/**
 * Makes this plan's checkout the account's only one, under a key of its own; answers the sessions that it replaces.
 */
export async function reserveCheckout(
  tx: Tx,
  checkout: { userId: Owner; plan: PlanType; expiresAt: Date; nonce: string },
): Promise<{ key: string; replaced: string[] }> {
  const { nonce, ...row } = checkout;
  const key = reservation + nonce;
  const replaced = await takeCheckouts(tx, row.userId);
  await rowsOf(tx, row.userId).checkout.create({ data: { ...row, sessionId: key } });
  return { key, replaced };
}

/** @returns false when another checkout has taken the place of this one meanwhile. */
export async function storeCheckout(
  db: Db,
  checkout: { userId: Owner; plan: PlanType; key: string },
  session: { id: string; url: string },
): Promise<boolean> {
  const { key, ...owner } = checkout;
  const { checkout: checkouts } = rowsOf(db, checkout.userId);
  await checkouts.updateMany({
    where: { ...owner, sessionId: key },
    data: { sessionId: session.id, url: session.url },
  });
  // Whoever asked at the same time with the same key has stored the same session.
  return (await checkouts.count({ where: { ...owner, sessionId: session.id } })) > 0;
}

/** Forgets the account's checkouts; answers the sessions to be closed. */
export async function takeCheckouts(db: Db | Tx, userId: Owner): Promise<string[]> {
  // One statement: a session named between a look and a removal would stay open, known to nobody.
  const rows = await db.$queryRaw<
    { sessionId: string | null }[]
  >`DELETE FROM "Checkout" WHERE "userId" = ${userId} RETURNING "sessionId"`;
  return rows.flatMap(({ sessionId }) => (sessionId && !sessionId.startsWith(reservation) ? sessionId : []));
}
