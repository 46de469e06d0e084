import { createHash } from "node:crypto";
import * as z from "zod/mini";
import type { Db, Tx } from "../db/open.ts";
import { type Owner, rowsOf } from "../db/owner.ts";
import { readJson } from "../db/read-json.ts";

const pushKeys = z.object({ p256dh: z.string(), auth: z.string() });

/** What a browser is called in a delivery: a hash, for its address opens it. */
export function pushTarget(endpoint: string): string {
  return createHash("sha256").update(endpoint).digest("base64url");
}

export async function listPushSubscriptions(db: Db | Tx, userId: Owner) {
  const rows = await rowsOf(db, userId).pushSubscription.findMany({ where: { userId } });
  return rows.map(({ endpoint, keys }) => ({
    endpoint,
    keys: readJson(pushKeys, keys, "PushSubscription.keys"),
  }));
}

/**
 * Notes whether a browser took a notification; one that misses too many in a row is forgotten.
 * @returns false when it is forgotten.
 */
export async function notePush(
  db: Db,
  userId: Owner,
  endpoint: string,
  outcome: "taken" | "missed",
  mostMissed: number,
): Promise<boolean> {
  const { pushSubscription } = rowsOf(db, userId);
  const failures = outcome === "taken" ? 0 : { increment: 1 };
  await pushSubscription.updateMany({ where: { endpoint }, data: { failures } });
  const dead = await pushSubscription.deleteMany({ where: { endpoint, failures: { gte: mostMissed } } });
  return dead.count === 0;
}

export async function removePushSubscription(db: Db, userId: Owner, endpoint: string): Promise<void> {
  await rowsOf(db, userId).pushSubscription.deleteMany({ where: { endpoint } });
}
