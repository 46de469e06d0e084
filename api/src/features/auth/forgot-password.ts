import { resetPasswordPath } from "#shared/domain/pages.ts";
import type { Owner } from "../../db/owner.ts";
import { mailSecret, queueMail, secretPlace, writeMail } from "../../mail/write-mail.ts";
import type { Services } from "../../services.ts";
import { findAccount, findByEmail } from "./auth.store.ts";
import { replaceReset } from "./password-resets.store.ts";
import { tokenHash } from "./passwords.ts";

export const resetMinutes = 30;

const answer = {
  success: true,
  message: "If an account with this email exists, you'll receive a password reset link.",
} as const;

/**
 * The same look-up, the same job and the same answer for every address: neither words nor time tell whether it
 * has an account (docs/security.md, AU-02).
 */
export async function askForReset(
  services: Services,
  email: string,
): Promise<{ answer: typeof answer; userId: Owner | null }> {
  const found = await findByEmail(services.db, email, services.now());
  const userId = found?.id ?? null;
  await services.tasks.enqueue("mail-password-reset", { userId });
  return { answer, userId };
}

/**
 * The task `mail-password-reset`: a link for 30 minutes, in place of any before it. Only the token's hash is stored;
 * the token itself is made from the mail's id when the mail leaves.
 */
export async function mailPasswordReset(
  services: Services,
  userId: Owner | null,
  jobId: string,
): Promise<void> {
  const account = userId && (await findAccount(services.db, userId));
  if (!account) return;
  const now = services.now();
  await services.db.$transaction(async (tx) => {
    await replaceReset(tx, {
      tokenHash: tokenHash(mailSecret(services.config.sessionSecret, jobId)),
      userId: account.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + resetMinutes * 60_000),
    });
    await writeMail(services, resetMail(services, account, jobId), tx);
  });
  await queueMail(services, jobId);
}

function resetMail({ config }: Services, account: { id: string; email: string }, id: string) {
  return {
    id,
    userId: account.id,
    to: account.email,
    kind: "password-reset" as const,
    onceKey: `password-reset:${id}`,
    greeting: "Hello,",
    paragraphs: [
      "Somebody asked for a new password for your Kelpie account. If that was you, choose one here.",
      `The link works once, for ${resetMinutes} minutes.`,
    ],
    action: { label: "Choose a new password", url: config.appUrl + resetPasswordPath(secretPlace) },
    footer: "If you did not ask for this, do nothing: your password stays as it is.",
  };
}
