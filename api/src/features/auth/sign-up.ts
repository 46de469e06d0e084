import type { z } from "zod/mini";
import type { signupBody } from "#shared/contract/auth.ts";
import { isUniqueViolation } from "../../db/unique-violation.ts";
import { AppError } from "../../http/app-error.ts";
import type { Caller } from "../../http/handler.ts";
import type { Services } from "../../services.ts";
import { createUser } from "./auth.store.ts";
import { hashPassword, refuseCommonPassword } from "./passwords.ts";

/** Creates the account. @throws AppError `conflict` when the address has one already. */
export async function signUp(
  services: Pick<Services, "db">,
  body: z.output<typeof signupBody>,
): Promise<Caller> {
  refuseCommonPassword(body.password, body.email);
  const passwordHash = await hashPassword(body.password);
  try {
    return await createUser(services.db, { ...body, passwordHash });
  } catch (error) {
    if (isUniqueViolation(error)) {
      throw new AppError("conflict", "An account with this email already exists. Please sign in instead.");
    }
    throw error;
  }
}
