import { pages } from "#shared/domain/pages.ts";
import type { Owner } from "../../db/owner.ts";
import { queueMail, writeMail } from "../../mail/write-mail.ts";
import type { Services } from "../../services.ts";
import { findAccount, findByEmail } from "./auth.store.ts";

/** Leaves the mail to the owner to a task, whether the address has an account or not: the answer's time says nothing. */
export async function tellOfGuessing(
  services: Pick<Services, "db" | "now" | "tasks">,
  email: string,
): Promise<void> {
  const account = await findByEmail(services.db, email, services.now());
  await services.tasks.enqueue("mail-of-guessing", { userId: account?.id ?? null });
}

/**
 * The task `mail-of-guessing`: tells the owner, once a day, that somebody tries passwords or codes
 * (docs/security.md, AU-08).
 */
export async function mailOfGuessing(
  services: Pick<Services, "db" | "config" | "now" | "tasks">,
  userId: Owner | null,
): Promise<void> {
  const account = userId === null ? null : await findAccount(services.db, userId);
  if (!account) return;
  const day = services.now().toISOString().slice(0, 10);
  const mailId = await writeMail(services, {
    userId: account.id,
    to: account.email,
    kind: "guessing",
    greeting: "Hello,",
    paragraphs: [
      "Ten tries to sign in to your Kelpie account failed within a quarter of an hour. New browsers have to wait for a while now; one in which you signed in before has not.",
      "If that was you, choose a new password. If it was not, nobody got in; a password that you use nowhere else, and two-step sign-in in Settings, keep it so.",
    ],
    action: { label: "Choose a new password", url: services.config.appUrl + pages.forgotPassword },
    footer: "You get this mail once a day at most, however often somebody tries.",
    onceKey: `guessing ${account.id} ${day}`,
  });
  await queueMail(services, mailId);
}
