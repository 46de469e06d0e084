import type { z } from "zod/mini";
import type { resetPasswordBody } from "#shared/contract/auth.ts";
import type { Owner } from "../../db/owner.ts";
import { invalid } from "../../http/app-error.ts";
import { clearSignInFailures } from "../../http/rate-limits.ts";
import { queueMail } from "../../mail/write-mail.ts";
import type { Services } from "../../services.ts";
import { recoverAccount, replacePassword } from "./auth.store.ts";
import { writePasswordMail } from "./change-password.ts";
import { findReset, spendReset } from "./password-resets.store.ts";
import { hashPassword, refuseCommonPassword, tokenHash } from "./passwords.ts";

const answer = { success: true, message: "Password reset successful" } as const;

const deadLink = () => invalid("This reset link is invalid or has expired.");

/**
 * Sets a new password by a mailed link, once. Ends every session and extension, removes what somebody else
 * may have added, and signs nobody in (docs/security.md, AU-03, AU-05 and AU-16).
 * @throws AppError `invalid` for a link that does not work any more.
 */
export async function resetPassword(
  services: Services,
  { token, newPassword }: z.output<typeof resetPasswordBody>,
): Promise<{ answer: typeof answer; userId: Owner }> {
  const hash = tokenHash(token);
  const account = await findReset(services.db, hash, services.now());
  if (!account) throw deadLink();
  // Before the link is spent: a refused password must not cost it.
  refuseCommonPassword(newPassword, account.email, "newPassword");
  const passwordHash = await hashPassword(newPassword);
  const mailId = await services.db.$transaction(async (tx) => {
    if (!(await spendReset(tx, hash, services.now()))) throw deadLink();
    await replacePassword(tx, account.id, passwordHash, null);
    await recoverAccount(tx, account.id, services.now());
    return writePasswordMail(services, account, tx, true);
  });
  await clearSignInFailures(services, account.email);
  await queueMail(services, mailId);
  return { answer, userId: account.id };
}
