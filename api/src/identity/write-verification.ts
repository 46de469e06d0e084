import { createHash, randomUUID } from "node:crypto";
import { verifyEmailPath } from "#shared/domain/pages.ts";
import type { Tx } from "../db/open.ts";
import type { Caller } from "../http/handler.ts";
import { mailSecret, secretPlace, writeMail } from "../mail/write-mail.ts";
import type { Services } from "../services.ts";
import { replaceVerification } from "./email-verification.store.ts";

const linkHours = 24;

/** What a link's token is stored under. */
export function verificationHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/**
 * Stores the mail whose link proves an address, in place of any before it; the token itself is made from the mail's id
 * when the mail leaves. decision: D-74.
 * @param email the account's address, or the one that it is to have.
 * @returns the mail's id, for `queueMail` after the commit.
 */
export async function writeVerification(
  services: Pick<Services, "db" | "config" | "now">,
  tx: Tx,
  account: Pick<Caller, "id" | "email">,
  email: string,
): Promise<string> {
  const { config, now } = services;
  const id = randomUUID();
  const createdAt = now();
  await replaceVerification(tx, {
    tokenHash: verificationHash(mailSecret(config.sessionSecret, id)),
    ...{ userId: account.id, email, createdAt },
    expiresAt: new Date(createdAt.getTime() + linkHours * 60 * 60 * 1000),
  });
  const url = config.appUrl + verifyEmailPath(secretPlace);
  const what = email === account.email ? own : moved;
  const mail = { ...what, id, userId: account.id, to: email, greeting: "Hello," };
  return writeMail(services, { ...mail, action: { label: "Confirm this address", url } }, tx);
}

const howLong = `The link works once, for ${linkHours} hours, where you are signed in to that account.`;

const own = {
  kind: "verify-email",
  paragraphs: ["Please confirm your email to finish setting up Kelpie.", howLong],
  footer: "Not you? You can ignore this email.",
} as const;

const moved = {
  kind: "verify-new-email",
  paragraphs: ["Please confirm your new email address for Kelpie.", howLong],
  footer: "If that was not you, do nothing: without the link nothing changes.",
} as const;
