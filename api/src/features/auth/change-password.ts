import type { z } from "zod/mini";
import type { changePasswordBody } from "#shared/contract/auth.ts";
import { invalid } from "../../http/app-error.ts";
import type { Caller, SessionControl } from "../../http/handler.ts";
import { queueMail } from "../../mail/write-mail.ts";
import type { Services } from "../../services.ts";
import { replacePassword } from "./auth.store.ts";
import { writePasswordMail } from "./password-mail.ts";
import { hashPassword, refuseCommonPassword } from "./passwords.ts";

const wrong = "This is not your current password";

/** Stores another password. Only this session stays; the caller gives it a new id (security.md AU-05). */
export async function changePassword(
  services: Services,
  session: SessionControl,
  user: Caller,
  { currentPassword, newPassword }: z.output<typeof changePasswordBody>,
): Promise<void> {
  if (!(await session.confirmPassword(user.id, currentPassword))) {
    throw invalid(wrong, { currentPassword: wrong });
  }
  refuseCommonPassword(newPassword, user.email, "newPassword");
  const passwordHash = await hashPassword(newPassword);
  const mailId = await services.db.$transaction(async (tx) => {
    await replacePassword(tx, user.id, passwordHash, session.idHash());
    return writePasswordMail(services, user, tx);
  });
  await queueMail(services, mailId);
}
