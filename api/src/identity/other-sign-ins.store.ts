import type { Tx } from "../db/open.ts";
import { type Owner, rowsOf } from "../db/owner.ts";

/**
 * Ends every other way in: sessions, extensions, reset links, connection codes, sign-ins that wait for a code, links that
 * would move the account to another address.
 * @param keptSession the one that stays, if any.
 */
export async function endOtherSignIns(tx: Tx, userId: Owner, keptSession: string | null): Promise<void> {
  const rows = rowsOf(tx, userId);
  await rows.session.deleteMany({ where: keptSession ? { idHash: { not: keptSession } } : {} });
  await rows.extensionToken.deleteMany();
  await rows.passwordReset.deleteMany();
  await rows.connectionCode.deleteMany();
  await rows.heldSignIn.deleteMany();
  await rows.emailVerification.deleteMany();
}
