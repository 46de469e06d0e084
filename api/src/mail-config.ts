import { z } from "zod";
import { hasHost } from "./written-address.ts";

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

/** MAIL_URL: smtp or smtps, a host, at most nodemailer's options as a query. */
export const mailServer = z
  .string()
  .refine(
    (address) => hasHost(address, ["smtp", "smtps"]) && isMailServer(new URL(address)),
    "expected an address such as smtp://user:password@host:587; encode / # ? @ and : in the password",
  );

const isMailServer = ({ username, password, port, pathname, hash }: URL) =>
  Boolean(username) === Boolean(password) && port !== "0" && /^\/?$/.test(pathname) && !hash;

/** MAIL_FROM: `Kelpie <hello@example.com>`, or the address alone. */
export const sender = z.string().transform((text, context): Sender => {
  const [, name = "", bracketed, plain] = /^(?:([^<>]*)<([^<>]*)>|([^<>]*))$/.exec(text.trim()) ?? [];
  const address = (bracketed ?? plain ?? "").trim();
  if (!z.email().safeParse(address.replace(/@localhost$/, "@localhost.example")).success)
    context.addIssue({ code: "custom", message: "expected an address such as Kelpie <hello@example.com>" });
  return { name: name.replaceAll('"', "").trim() || senderName, address };
});
