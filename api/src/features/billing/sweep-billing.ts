import type { Outside } from "../../outside.ts";
import { listStaleAccounts, markCustomerHandled } from "./billing.store.ts";
import { syncSubscription } from "./sync-subscription.ts";

/** Catches up with the provider where its word was lost: events cut short, renewals that nobody told us. */
export async function sweepBilling(outside: Outside): Promise<void> {
  for (const userId of await listStaleAccounts(outside.db, outside.now())) {
    const started = outside.now();
    try {
      await syncSubscription(outside, userId);
      await markCustomerHandled(outside.db, userId, started, outside.now());
    } catch (error) {
      outside.log.warn({ err: error, userId }, "a subscription could not be read; it is tried again");
    }
  }
}
