import type { z } from "zod/mini";
import type { signupBody } from "#shared/contract/auth.ts";
import { isUniqueViolation } from "../../db/unique-violation.ts";
import { AppError } from "../../http/app-error.ts";
import type { Caller } from "../../http/handler.ts";
import { takeUpUses } from "../../identity/spent-uses.ts";
import { writeVerification } from "../../identity/write-verification.ts";
import { queueMail } from "../../mail/write-mail.ts";
import type { Services } from "../../services.ts";
import { createUser } from "./auth.store.ts";
import { hashPassword, refuseCommonPassword } from "./passwords.ts";

/**
 * Creates the account, which works at once, and mails the link that proves its address (D-74).
 * @throws AppError `conflict` when the address has one already.
 */
export async function signUp(
  services: Services,
  body: z.output<typeof signupBody>,
): Promise<Pick<Caller, "id">> {
  refuseCommonPassword(body.password, body.email);
  const passwordHash = await hashPassword(body.password);
  try {
    const { user, mailId } = await services.db.$transaction(async (tx) => {
      const created = await createUser(tx, { ...body, passwordHash });
      await takeUpUses(services, tx, created);
      return { user: created, mailId: await writeVerification(services, tx, created, created.email) };
    });
    await queueMail(services, mailId);
    return user;
  } catch (error) {
    if (isUniqueViolation(error)) {
      throw new AppError("conflict", "An account with this email already exists. Please sign in instead.");
    }
    throw error;
  }
}
