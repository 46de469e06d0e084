import { refundSince } from "#shared/domain/subscription.ts";
import type { Owner } from "../../db/owner.ts";
import { AppError } from "../../http/app-error.ts";
import type { Services } from "../../services.ts";
import { findBilling } from "./billing.store.ts";
import { done, endSubscription } from "./change-subscription.ts";
import { syncSubscription } from "./sync-subscription.ts";

/**
 * Ends Premium at once and gives back what was paid in the last 14 days, whole and without a reason. Safe to repeat: a
 * refund that was cut short goes on where it stopped. decision: D-78.
 * @param shown dollars that the person was shown.
 * @throws AppError `conflict` when there is nothing to give back, or another sum than was shown.
 */
export async function refundPayments(services: Services, userId: Owner, shown: number): Promise<typeof done> {
  const { db, payments } = services;
  const customerId = (await findBilling(db, userId))?.stripeCustomerId;
  const customer = customerId ? await payments.readCustomer(customerId) : undefined;
  const since = refundSince(services.now());
  const paid = (customer?.invoices ?? []).filter((one) => one.refundable > 0 && one.createdAt > since);
  if (paid.length === 0)
    throw new AppError("conflict", "There is no payment of the last 14 days to give back.");
  const cents = paid.reduce((sum, { refundable }) => sum + refundable, 0);
  if (cents !== Math.round(shown * 100)) {
    await syncSubscription(services, userId);
    throw new AppError("conflict", "The sum has changed. Nothing was given back. Please look again.");
  }
  // Ended first: what is given back must not be charged anew meanwhile.
  await endSubscription(services, userId);
  for (const { id, refundable } of paid) await payments.refund(id, refundable, `refund:${id}:${refundable}`);
  await syncSubscription(services, userId);
  return done;
}
