import type { PlanType, SubscriptionStatus } from "#shared/domain/subscription.ts";
import type { ProviderSubscription } from "../../adapters/stripe.ts";

/** What the account's subscriptions come to. */
export interface AccountBilling {
  tier: "free" | "premium";
  status: SubscriptionStatus;
  plan: PlanType | null;
  subscriptionId: string | null;
  currentPeriodEnd: Date | null;
}

const none: AccountBilling = {
  tier: "free",
  status: "inactive",
  plan: null,
  subscriptionId: null,
  currentPeriodEnd: null,
};

/** Only a running, paid subscription on a price of ours grants anything (security.md ST-04). */
function grants(one: ProviderSubscription): boolean {
  return one.plan !== null && (one.status === "active" || one.status === "trialing");
}

/** A failed payment leaves the subscription standing: it is mended in the portal, not bought a second time. */
function isOwing(one: ProviderSubscription): boolean {
  return (
    one.plan !== null && (one.status === "past_due" || one.status === "unpaid" || one.status === "paused")
  );
}

/** The state of an account, from the provider's present state alone: the order of its messages cannot matter. */
export function accountBilling(subscriptions: readonly ProviderSubscription[]): AccountBilling {
  const [granting] = subscriptions.filter(grants).sort(latestEndFirst);
  if (granting) {
    return {
      tier: "premium",
      status: granting.isEnding ? "canceled" : "active",
      plan: granting.plan,
      subscriptionId: granting.id,
      currentPeriodEnd: granting.currentPeriodEnd,
    };
  }
  const [owing] = subscriptions.filter(isOwing).sort(latestEndFirst);
  return owing ? { ...none, plan: owing.plan, subscriptionId: owing.id } : none;
}

function latestEndFirst(one: ProviderSubscription, other: ProviderSubscription): number {
  return other.currentPeriodEnd.getTime() - one.currentPeriodEnd.getTime();
}
