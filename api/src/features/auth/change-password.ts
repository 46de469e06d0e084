import type { z } from "zod/mini";
import type { changePasswordBody } from "#shared/contract/auth.ts";
import { pages } from "#shared/domain/pages.ts";
import type { Tx } from "../../db/open.ts";
import { invalid } from "../../http/app-error.ts";
import type { Caller, SessionControl } from "../../http/handler.ts";
import { queueMail, writeMail } from "../../mail/write-mail.ts";
import type { Services } from "../../services.ts";
import { replacePassword } from "./auth.store.ts";
import { hashPassword, refuseCommonPassword } from "./passwords.ts";

/**
 * Tells the owner that the password is another one now (docs/security.md, AU-05).
 * @param isReset a mailed link did it: phone number, push and passkeys went too (AU-16).
 */
export function writePasswordMail(
  services: Services,
  account: { id: string; email: string },
  tx: Tx,
  isReset = false,
): Promise<string> {
  const mail = {
    userId: account.id,
    to: account.email,
    kind: "password-changed" as const,
    greeting: "Hello,",
    paragraphs: [
      "The password of your Kelpie account was changed. Every other browser and extension is signed out.",
      ...(isReset
        ? [
            "To be safe, your phone number, browser notifications and passkeys were removed too. You can add them again in Settings.",
          ]
        : []),
      "If that was not you, ask for a new password now.",
    ],
    action: { label: "Ask for a new password", url: services.config.appUrl + pages.forgotPassword },
    footer: "You get this mail whenever your password changes.",
  };
  return writeMail(services, mail, tx);
}

const wrong = "This is not your current password";

/** Stores another password. Only this session stays; the caller gives it a new id (docs/security.md, AU-05). */
export async function changePassword(
  services: Services,
  session: SessionControl,
  user: Caller,
  { currentPassword, newPassword }: z.output<typeof changePasswordBody>,
): Promise<void> {
  if (!(await session.confirmPassword(user.id, currentPassword))) {
    throw invalid(wrong, { currentPassword: wrong });
  }
  refuseCommonPassword(newPassword, user.email, "newPassword");
  const passwordHash = await hashPassword(newPassword);
  const mailId = await services.db.$transaction(async (tx) => {
    await replacePassword(tx, user.id, passwordHash, session.idHash());
    return writePasswordMail(services, user, tx);
  });
  await queueMail(services, mailId);
}
