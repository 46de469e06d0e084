import type { GoogleRefusal } from "#shared/contract/navigations.ts";
import { isUniqueViolation } from "../../db/unique-violation.ts";
import type { Caller } from "../../http/handler.ts";
import { takeUpUses } from "../../identity/spent-uses.ts";
import type { Services } from "../../services.ts";
import { createUser, findByEmail, findByGoogle, linkGoogle, normaliseEmail } from "./auth.store.ts";

/** What Google says of a person. */
export interface GooglePerson {
  id: string;
  email: string;
  isVerified: boolean;
  name: string;
  /** The address of their picture, if Google has one. */
  picture?: string | undefined;
}

export type GoogleEntry = { user: Pick<Caller, "id"> } | { refusal: GoogleRefusal };

/**
 * The account behind a Google sign-in, a new one for a new address. An address that has an account with a password is
 * never taken over: its owner signs in with the password and connects Google then. decision: D-12.
 * @param caller who is signed in already: then Google is connected to that account, if the address is the same. A
 *   foreign page could have sent the browser here, signed in to Google as somebody else.
 */
export async function enterWithGoogle(
  services: Pick<Services, "db" | "now" | "config">,
  person: GooglePerson,
  caller: Caller | undefined,
): Promise<GoogleEntry> {
  const { db } = services;
  const known = await findByGoogle(db, person.id, services.now());
  if (known && (!caller || caller.id === known.id)) return { user: known };
  if (!person.isVerified) return { refusal: "unverified" };
  const email = normaliseEmail(person.email);
  if (caller) {
    if (known || caller.email !== email) return { refusal: "other-address" };
    // Somebody else may have opened this account, and still know its password: decision: D-74.
    if (!caller.isEmailVerified) return { refusal: "unproven-address" };
    await linkGoogle(db, caller.id, person.id);
    return { user: caller };
  }
  if (await findByEmail(db, email, services.now())) return { refusal: "has-password" };
  return createFor(services, { ...person, email });
}

async function createFor(
  services: Pick<Services, "db" | "now" | "config">,
  person: GooglePerson,
): Promise<GoogleEntry> {
  const { db, now } = services;
  const fullName = person.name.trim().slice(0, 200) || (person.email.split("@")[0] ?? person.email);
  try {
    const { id, email } = person;
    const proven = { googleId: id, emailVerifiedAt: now() };
    const user = await db.$transaction(async (tx) => {
      const created = await createUser(tx, { email, fullName, passwordHash: null, ...proven });
      await takeUpUses(services, tx, created);
      return created;
    });
    return { user };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Two tabs came back at once: the other one was faster.
    const user = await findByGoogle(db, person.id, now());
    return user ? { user } : { refusal: "has-password" };
  }
}
