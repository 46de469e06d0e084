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

/** MAIL_URL: smtp or smtps, with a host. */
export const mailServer = z
  .url({ protocol: /^smtps?$/ })
  .refine(
    (address) => !URL.canParse(address) || new URL(address).hostname !== "",
    "expected an address such as smtp://user:password@host:587",
  );

/** MAIL_FROM: `Kelpie <hello@example.com>`, or the address alone. */
export const sender = z.string().transform((text, context): Sender => {
  const [, name = "", bracketed, plain] = /^(?:([^<>]*)<([^<>]*)>|([^<>]*))$/.exec(text.trim()) ?? [];
  const address = (bracketed ?? plain ?? "").trim();
  if (!z.email().safeParse(address.replace(/@localhost$/, "@localhost.example")).success)
    context.addIssue({ code: "custom", message: "expected an address such as Kelpie <hello@example.com>" });
  return { name: name.replaceAll('"', "").trim() || senderName, address };
});
