import type { Owner } from "../../db/owner.ts";
import type { Caller } from "../../http/handler.ts";
import type { Services } from "../../services.ts";
import { findAccount, findByEmail } from "./auth.store.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";

let decoy: Promise<string> | undefined;

/**
 * The account when the password fits, else undefined. A hash is checked even for an unknown address,
 * so that the time of the answer tells nothing (docs/security.md, AU-01).
 */
export async function checkCredentials(
  services: Pick<Services, "db" | "now">,
  email: string,
  password: string,
): Promise<Caller | undefined> {
  const found = await findByEmail(services.db, email, services.now());
  decoy ??= hashPassword("a password that nobody has");
  const fits = await verifyPassword(found?.passwordHash ?? (await decoy), password);
  if (!found?.passwordHash || !fits) return undefined;
  const { passwordHash: _, ...caller } = found;
  return caller;
}

/** Whether this is the account's password; false for an account that has none. */
export async function checkPassword(
  services: Pick<Services, "db">,
  userId: Owner,
  password: string,
): Promise<boolean> {
  const stored = (await findAccount(services.db, userId))?.passwordHash;
  decoy ??= hashPassword("a password that nobody has");
  const fits = await verifyPassword(stored ?? (await decoy), password);
  return fits && stored != null;
}
