import { pages } from "#shared/domain/pages.ts";
import type { Tx } from "../../db/open.ts";
import { writeMail } from "../../mail/write-mail.ts";
import type { Services } from "../../services.ts";

/** Tells the owner that there is a way in more, or one less. */
export function writePasskeyMail(
  services: Pick<Services, "db" | "now" | "config">,
  account: { id: string; email: string },
  { act, name }: { act: "added" | "removed"; name: string },
  tx: Tx,
): Promise<string> {
  const what = act === "added" ? "opens your account without the password" : "opens your account no more";
  const mail = {
    userId: account.id,
    to: account.email,
    kind: `passkey-${act}` as const,
    greeting: "Hello,",
    paragraphs: [
      `A passkey was ${act} in your Kelpie account: "${name}" ${what}.`,
      "If that was not you, ask for a new password now: that removes every passkey and signs everybody out.",
    ],
    action: { label: "Ask for a new password", url: services.config.appUrl + pages.forgotPassword },
    footer: "You get this mail whenever a passkey is added or removed.",
  };
  return writeMail(services, mail, tx);
}
