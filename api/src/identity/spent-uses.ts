import { createHmac } from "node:crypto";
import type { Tx } from "../db/open.ts";
import type { Owner } from "../db/owner.ts";
import type { Services } from "../services.ts";
import { findSpentUses, findUses, startUses, storeSpentUses } from "./spent-uses.store.ts";

/** How long the uses of a removed account are remembered. */
const keptDays = 30;

/**
 * An address as one mailbox: without case, and without what is behind a plus. Keyed, so that a copy of the table
 * tells nobody who had an account.
 */
function hashOf({ config }: Pick<Services, "config">, email: string): string {
  const [box = "", domain = ""] = email.trim().toLowerCase().split("@");
  const mailbox = `${box.split("+")[0]}@${domain}`;
  return createHmac("sha256", config.sessionSecret).update(`spent-uses:${mailbox}`).digest("base64url");
}

/** Before an account goes: what it has used is remembered by a hash of its address (docs/security.md, AZ-08). */
export async function rememberUses(
  services: Pick<Services, "config" | "now">,
  tx: Tx,
  account: { id: Owner; email: string },
): Promise<void> {
  const used = await findUses(tx, account.id);
  if (used === 0) return;
  const expiresAt = new Date(services.now().getTime() + keptDays * 24 * 60 * 60 * 1000);
  await storeSpentUses(tx, { addressHash: hashOf(services, account.email), used, expiresAt });
}

/** A new account of the same address goes on where the removed one stopped. */
export async function takeUpUses(
  services: Pick<Services, "config" | "now">,
  tx: Tx,
  account: { id: Owner; email: string },
): Promise<void> {
  const used = await findSpentUses(tx, hashOf(services, account.email), services.now());
  if (used > 0) await startUses(tx, account.id, used);
}
