import type { Owner } from "../../db/owner.ts";
import { AppError } from "../../http/app-error.ts";
import type { Services } from "../../services.ts";
import type { AccountBilling } from "./account-billing.ts";
import { findBilling } from "./billing.store.ts";
import { takeCheckouts } from "./checkouts.store.ts";
import { returnUrl } from "./open-checkout.ts";
import { syncSubscription } from "./sync-subscription.ts";

export const done = { success: true } as const;

/** Ends with the paid period; access stays until then. Twice is once. What is owed and not wanted ends at once. */
export async function cancelSubscription(services: Services, userId: Owner): Promise<typeof done> {
  const owing = await syncSubscription(services, userId);
  const owed = owing?.owedSince ? owing.subscriptionId : null;
  if (owed) {
    await change(services, userId, () => services.payments.endNow(owed));
    return done;
  }
  const { subscriptionId, status } = await runningSubscription(services, userId);
  if (status === "active")
    await change(services, userId, () => services.payments.setEnding(subscriptionId, true));
  return done;
}

/** Takes a cancellation back while the paid period runs. Twice is once. */
export async function renewSubscription(services: Services, userId: Owner): Promise<typeof done> {
  const { subscriptionId, status } = await runningSubscription(services, userId);
  if (status === "canceled")
    await change(services, userId, () => services.payments.setEnding(subscriptionId, false));
  return done;
}

/** @throws AppError `conflict` for an account that has never paid. */
export async function openPortal(services: Services, userId: Owner): Promise<{ url: string }> {
  const billing = await findBilling(services.db, userId);
  if (!billing?.stripeCustomerId) throw new AppError("conflict", "There is no billing for this account yet.");
  return { url: await services.payments.createPortal(billing.stripeCustomerId, returnUrl(services)) };
}

/** @throws AppError `conflict` for an account without a running, paid subscription. */
export async function runningSubscription(
  services: Services,
  userId: Owner,
): Promise<AccountBilling & { subscriptionId: string }> {
  const billing = await syncSubscription(services, userId);
  if (billing?.status === "past_due") throw new AppError("conflict", "Please pay what is owed first.");
  if (billing?.tier !== "premium" || !billing.subscriptionId)
    throw new AppError("conflict", "There is no running subscription for this account.");
  return { ...billing, subscriptionId: billing.subscriptionId };
}

export async function change(services: Services, userId: Owner, act: () => Promise<void>): Promise<void> {
  await act();
  await syncSubscription(services, userId);
}

const over = ["canceled", "incomplete_expired"];

/**
 * Ends everything the account pays for, at once at the provider, and closes its open checkouts: for the deletion of an
 * account. Safe to repeat.
 * @throws AppError `outside_failed` when the provider cannot be reached: then nothing may be deleted yet.
 */
export async function endSubscription(services: Services, userId: Owner): Promise<void> {
  const { db, payments } = services;
  for (const sessionId of await takeCheckouts(db, userId)) await payments.closeCheckout(sessionId);
  const customerId = (await findBilling(db, userId))?.stripeCustomerId;
  if (!customerId) return;
  const customer = await payments.readCustomer(customerId);
  for (const subscription of customer?.subscriptions ?? []) {
    if (!over.includes(subscription.status)) await payments.endNow(subscription.id);
  }
}
