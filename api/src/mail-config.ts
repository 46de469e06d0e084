import { z } from "zod";

/** Whom mails come from. */
export interface Sender {
  name: string;
  address: string;
}

const senderName = "Kelpie";

/** Where nobody says it: at the server's own name. */
export const ownSender = (hostname: string): Sender => ({
  name: senderName,
  address: `no-reply@${hostname}`,
});

/** MAIL_FROM: `Kelpie <hello@example.com>`, or the address alone. */
export const sender = z.string().transform((text, context): Sender => {
  const at = text.lastIndexOf("<");
  const address = text
    .slice(at + 1)
    .replace(">", "")
    .trim();
  const name = text.slice(0, Math.max(0, at)).replaceAll('"', "").trim();
  if (!/^[^@\s]+@[^@\s]+$/.test(address))
    context.addIssue({ code: "custom", message: "expected an address such as Kelpie <hello@example.com>" });
  return { name: name || senderName, address };
});
