import { pages } from "#shared/domain/pages.ts";
import type { Tx } from "../../db/open.ts";
import { writeMail } from "../../mail/write-mail.ts";
import type { Services } from "../../services.ts";
import { supportContact } from "../../support-contact.ts";

const said = {
  on: "Two-step sign-in was turned on for your Kelpie account: from now on, signing in asks for a code of your authenticator app. Every other browser and extension is signed out.",
  off: "Two-step sign-in was turned off for your Kelpie account: the password alone opens it again.",
};

/** Tells the owner that sign-in has another step now, or one less. */
export function writeTwoStepMail(
  services: Pick<Services, "db" | "now" | "config">,
  account: { id: string; email: string },
  turned: "on" | "off",
  tx: Tx,
): Promise<string> {
  const { appUrl, supportAddress } = services.config;
  const mail = {
    userId: account.id,
    to: account.email,
    kind: `two-step-${turned}` as const,
    greeting: "Hello,",
    paragraphs: [
      said[turned],
      `If that was not you, ask for a new password now, and write to ${supportContact(supportAddress)}.`,
    ],
    action: { label: "Ask for a new password", url: appUrl + pages.forgotPassword },
    footer: "You get this mail whenever two-step sign-in is turned on or off.",
  };
  return writeMail(services, mail, tx);
}
