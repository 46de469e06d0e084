import type { Owed, Subscription } from "#shared/contract/billing.ts";
import { planTypes, refundEnd, refundSince, statusAt, tierAt } from "#shared/domain/subscription.ts";
import type { Owner } from "../../db/owner.ts";
import type { Services } from "../../services.ts";
import { findBilling, findTier, sumPaidSince } from "./billing.store.ts";

type Billing = Awaited<ReturnType<typeof findBilling>>;

/** What a failed payment left open; until when Premium goes on all the same. decision: D-58. */
function owedOf(billing: Billing): Owed | null {
  if (!billing?.owedSince || !billing.currentPeriodEnd) return null;
  return {
    amount: (billing.owedAmount ?? 0) / 100,
    since: billing.owedSince.toISOString(),
    until: billing.currentPeriodEnd.toISOString(),
  };
}

/** What the account owes, for the banner on every screen. */
export async function findOwed(services: Services, userId: Owner): Promise<Owed | null> {
  return owedOf(await findBilling(services.db, userId));
}

/** The subscription as it is by the clock. An account that was given its tier by hand counts as active. */
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
    owed: owedOf(billing),
    refund: await refundOf(services, userId, now),
    priceIds,
    isTestMode,
  };
}

/** What a press on the refund's button gives back. decision: D-78. */
async function refundOf(services: Services, userId: Owner, now: Date): Promise<Subscription["refund"]> {
  const paid = await sumPaidSince(services.db, userId, refundSince(now));
  return paid && { amount: paid.amount / 100, until: refundEnd(paid.paidAt).toISOString() };
}
