import type { Owner } from "../../db/owner.ts";
import type { Services } from "../../services.ts";
import { findBilling, takeCheckouts } from "./billing.store.ts";

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
