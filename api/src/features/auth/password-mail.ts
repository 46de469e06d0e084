import { pages } from "#shared/domain/pages.ts";
import type { Tx } from "../../db/open.ts";
import { writeMail } from "../../mail/write-mail.ts";
import type { Services } from "../../services.ts";

/** Tells the owner that the password is another one now (security.md AU-05). */
export function writePasswordMail(
  services: Services,
  account: { id: string; email: string },
  tx: Tx,
): Promise<string> {
  const mail = {
    userId: account.id,
    to: account.email,
    kind: "password-changed",
    subject: "Your password was changed",
    greeting: "Hello,",
    paragraphs: [
      "The password of your Kelpie account was changed. Every other browser and extension is signed out.",
      "If that was not you, ask for a new password now.",
    ],
    action: { label: "Ask for a new password", url: services.config.appUrl + pages.forgotPassword },
    footer: "You get this mail whenever your password changes.",
  };
  return writeMail(services, mail, tx);
}
