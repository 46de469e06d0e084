import type { Owner } from "../../db/owner.ts";
import { invalid } from "../../http/app-error.ts";
import type { Caller, SessionControl } from "../../http/handler.ts";
import { rememberUses } from "../../identity/spent-uses.ts";
import type { Services } from "../../services.ts";
import { getSettings } from "./account.store.ts";
import { listMailIds, ownerOfAccount, removeOwned } from "./owned-data.store.ts";

/** What must happen elsewhere before an account goes. */
export interface AccountEnd {
  /** Ends what the account pays for. @throws when the provider cannot be reached: then nothing is removed. */
  endSubscription: (services: Services, userId: Owner) => Promise<void>;
}

/**
 * Removes the account with every row and file. The order makes it safe to repeat: first nobody pays any more, then
 * the files that no row would lead to, then all rows at once. decision: D-17.
 */
export async function removeAccount(
  services: Services,
  session: SessionControl,
  user: Caller,
  { endSubscription, confirmation }: AccountEnd & { confirmation: string },
): Promise<void> {
  await confirmOwner(services, session, user, confirmation);
  await endSubscription(services, user.id);
  const owner = ownerOfAccount(user);
  await services.mailer.forget(await listMailIds(services.db, owner));
  await services.db.$transaction(async (tx) => {
    await rememberUses(services, tx, user);
    await removeOwned(tx, owner);
  });
  services.log.info("an account was deleted");
}

async function confirmOwner(services: Services, session: SessionControl, user: Caller, confirmation: string) {
  const { hasPassword } = await getSettings(services.db, user.id, services.now());
  const fits = hasPassword
    ? await session.confirmPassword(user.id, confirmation)
    : confirmation.trim().toLowerCase() === user.email;
  if (fits) return;
  const sentence = hasPassword
    ? "This is not your current password"
    : "This is not the email address of your account";
  throw invalid(sentence, { confirmation: sentence });
}
