import type { Subscription } from "#shared/contract/billing.ts";
import { planTypes, statusAt, tierAt } from "#shared/domain/subscription.ts";
import type { Owner } from "../../db/owner.ts";
import type { Services } from "../../services.ts";
import { findBilling, findTier } from "./billing.store.ts";

/** The subscription as it stands by the clock. An account that was given its tier by hand counts as active. */
export async function describeSubscription(services: Services, userId: Owner): Promise<Subscription> {
  const now = services.now();
  const [recorded, billing] = [await findTier(services.db, userId), await findBilling(services.db, userId)];
  const paidUntil = billing?.currentPeriodEnd ?? null;
  const tier = tierAt(recorded, billing ? paidUntil : undefined, now);
  const { priceIds, isTestMode } = services.payments;
  const byHand = tier !== "free" && !billing;
  return {
    status: byHand ? "active" : statusAt(billing?.status ?? "inactive", paidUntil, now),
    tier,
    currentPeriodEnd: paidUntil?.toISOString() ?? null,
    plan: planTypes.find((plan) => plan === billing?.plan) ?? null,
    priceIds,
    isTestMode,
  };
}
