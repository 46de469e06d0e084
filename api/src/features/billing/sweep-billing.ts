import type { Services } from "../../services.ts";
import { listStaleAccounts, markCustomerHandled } from "./billing.store.ts";
import { syncSubscription } from "./sync-subscription.ts";

/** Catches up with the provider where its word was lost: events cut short, renewals that nobody told us. */
export async function sweepBilling(services: Services): Promise<void> {
  for (const userId of await listStaleAccounts(services.db, services.now())) {
    const started = services.now();
    try {
      await syncSubscription(services, userId);
      await markCustomerHandled(services.db, userId, started, services.now());
    } catch (error) {
      services.log.warn({ err: error, userId }, "a subscription could not be read; it is tried again");
    }
  }
}
