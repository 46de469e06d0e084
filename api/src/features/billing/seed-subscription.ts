import type { Owner } from "../../db/owner.ts";
import type { Services } from "../../services.ts";
import { findBilling, storeCustomer } from "./billing.store.ts";
import { syncSubscription } from "./sync-subscription.ts";

/**
 * The premium demo account pays like anybody: it has a subscription at the test provider, so no reading of its state
 * can take the tier away. What a person changed in it stays. decision: D-33.
 */
export async function seedSubscription(
  services: Services,
  account: { userId: Owner; email: string },
): Promise<void> {
  const { db, payments, paymentsSandbox } = services;
  if (!paymentsSandbox) return;
  const known = (await findBilling(db, account.userId))?.stripeCustomerId;
  if (!known || !(await payments.readCustomer(known))) {
    const key = `demo:${account.userId}:${known ?? "first"}`;
    const customerId = await payments.createCustomer({ ...account, key });
    paymentsSandbox.subscribe(customerId, "monthly");
    await storeCustomer(db, account.userId, customerId);
  }
  await syncSubscription(services, account.userId);
}
