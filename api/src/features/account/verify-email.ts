import { pages } from "#shared/domain/pages.ts";
import type { Tx } from "../../db/open.ts";
import { isUniqueViolation } from "../../db/unique-violation.ts";
import { AppError, invalid } from "../../http/app-error.ts";
import type { Caller } from "../../http/handler.ts";
import { findLink, saveProvenAddress, spendVerification } from "../../identity/email-verification.store.ts";
import { verificationHash, writeVerification } from "../../identity/write-verification.ts";
import { queueMail, writeMail } from "../../mail/write-mail.ts";
import type { Services } from "../../services.ts";

const taken = "This email address belongs to another account. Please use a different one.";

export const addressTaken = () => new AppError("conflict", taken, { details: { fields: { email: taken } } });

const deadLink = () => invalid("This link is invalid or has expired. Settings sends you a new one.");

/**
 * Mails the link of the address that waits, or of the account's own, once more.
 * @returns the address it went to; null when there is nothing left to prove.
 */
export async function sendVerification(services: Services, user: Caller): Promise<string | null> {
  const waiting = await findLink(services.db, user.id, services.now());
  const email = waiting ?? (user.isEmailVerified ? null : user.email);
  if (email === null) return null;
  const mailId = await services.db.$transaction((tx) => writeVerification(services, tx, user, email));
  await queueMail(services, mailId);
  return email;
}

/**
 * Opens a mailed link: the address is proven, and the account's from now on. Only the signed-in account that the link was
 * mailed for can: else an intruder's account would get somebody's address by that person's own click. decision: D-74.
 * @throws AppError `invalid` for a link that does not work any more, `conflict` when the address has an account by now.
 */
export async function verifyEmail(
  services: Services,
  user: Caller,
  token: string,
): Promise<{ email: string }> {
  const now = services.now();
  try {
    const { email, mailId } = await services.db.$transaction(async (tx) => {
      const proven = await spendVerification(tx, user.id, verificationHash(token), now);
      if (proven === null) throw deadLink();
      await saveProvenAddress(tx, user.id, proven, now);
      const isMoved = proven !== user.email;
      return { email: proven, mailId: isMoved ? await writeMoveMail(services, user, tx) : undefined };
    });
    if (mailId) await queueMail(services, mailId);
    return { email };
  } catch (error) {
    if (isUniqueViolation(error)) throw addressTaken();
    throw error;
  }
}

function writeMoveMail(services: Services, user: Caller, tx: Tx): Promise<string> {
  const mail = {
    userId: user.id,
    to: user.email,
    kind: "email-changed" as const,
    greeting: "Hello,",
    paragraphs: [
      "Your sign-in email was changed. This address no longer signs you in.",
      "If that was not you, answer through our help page at once.",
    ],
    action: { label: "Open Kelpie", url: services.config.appUrl + pages.login },
    footer: "You get this mail because your account had this address until now.",
  };
  return writeMail(services, mail, tx);
}
