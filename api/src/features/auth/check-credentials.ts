import type { Caller } from "../../http/handler.ts";
import type { Outside } from "../../outside.ts";
import { findByEmail } from "./auth.store.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";

let decoy: Promise<string> | undefined;

/**
 * The account when the password fits, else undefined. A hash is checked even for an unknown address,
 * so that the time of the answer tells nothing (security.md AU-01).
 */
export async function checkCredentials(
  outside: Pick<Outside, "db">,
  email: string,
  password: string,
): Promise<Caller | undefined> {
  const found = await findByEmail(outside.db, email);
  decoy ??= hashPassword("a password that nobody has");
  const fits = await verifyPassword(found?.passwordHash ?? (await decoy), password);
  if (!found?.passwordHash || !fits) return undefined;
  const { passwordHash: _, ...caller } = found;
  return caller;
}
