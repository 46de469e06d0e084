import { noteOperatorAct } from "../../identity/operator-acts.ts";
import { findAccountOf } from "../../identity/two-step/account-of.store.ts";
import { turnOff } from "../../identity/two-step/two-step.store.ts";
import { writeTwoStepMail } from "../../identity/two-step/two-step-mail.ts";
import type { Services } from "../../services.ts";

/**
 * For who has lost the app and every recovery code: an operator turns it off by a command. The mail to the owner leaves by
 * the sweep (mail/send-mail.ts). @returns false when it is not on there.
 */
export async function turnOffForOwner(
  services: Pick<Services, "db" | "config" | "now">,
  email: string,
): Promise<boolean> {
  const account = await findAccountOf(services.db, email.trim().toLowerCase());
  if (!account) return false;
  const isDone = await services.db.$transaction(async (tx) => {
    if (!(await turnOff(tx, account.id))) return false;
    await writeTwoStepMail(services, account, "off", tx);
    return true;
  });
  if (isDone) await noteOperatorAct(services.db, "operator-two-step-off", services.now(), account.id);
  return isDone;
}
