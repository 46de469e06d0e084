import { graceEnd, type PlanType, type SubscriptionStatus } from "#shared/domain/subscription.ts";
import type { CustomerState, ProviderSubscription } from "../../adapters/payments.ts";

/** What the account's subscriptions come to. */
export interface AccountBilling {
  tier: "free" | "premium";
  status: SubscriptionStatus;
  plan: PlanType | null;
  subscriptionId: string | null;
  /** Until when Premium is given: the paid period's end, or the end of the days of grace. */
  currentPeriodEnd: Date | null;
  /** Cents that a failed payment left open, and since when. */
  owedAmount: number | null;
  owedSince: Date | null;
}

const none: AccountBilling = {
  tier: "free",
  status: "inactive",
  plan: null,
  subscriptionId: null,
  currentPeriodEnd: null,
  owedAmount: null,
  owedSince: null,
};

/** Only a running, paid subscription on a price of ours grants anything (docs/security.md, ST-04). */
function grants(one: ProviderSubscription): boolean {
  return one.plan !== null && (one.status === "active" || one.status === "trialing");
}

/** A failed payment leaves the subscription standing: it is corrected in the portal, not bought a second time. */
function isOwing(one: ProviderSubscription): boolean {
  return one.plan !== null && (one.status === "past_due" || one.status === "unpaid");
}

/**
 * The state of an account, from the provider's present state alone: neither the order of its messages nor how late they
 * are can matter.
 */
export function accountBilling(customer: CustomerState, now: Date): AccountBilling {
  const { subscriptions } = customer;
  const [granting] = subscriptions.filter(grants).sort(latestEndFirst);
  if (granting) {
    return {
      ...none,
      tier: "premium",
      status: granting.isEnding ? "canceled" : "active",
      plan: granting.plan,
      subscriptionId: granting.id,
      currentPeriodEnd: granting.currentPeriodEnd,
    };
  }
  const [owing] = subscriptions.filter(isOwing).sort(latestEndFirst);
  if (owing) return owingBilling(owing, customer.invoices, now);
  const paused = subscriptions.find((one) => one.plan !== null && one.status === "paused");
  return paused ? { ...none, plan: paused.plan, subscriptionId: paused.id } : none;
}

/** Seven days of grace, counted from the first payment that failed: a second one does not begin them anew. decision: D-58. */
function owingBilling(
  owing: ProviderSubscription,
  invoices: CustomerState["invoices"],
  now: Date,
): AccountBilling {
  const open = invoices.filter(({ subscriptionId, owed }) => subscriptionId === owing.id && owed > 0);
  const since = Math.min(
    ...open.map(({ createdAt }) => createdAt.getTime()),
    ...(open.length === 0 ? [owing.currentPeriodStart.getTime()] : []),
  );
  const owedSince = new Date(since);
  const end = graceEnd(owedSince);
  const isInGrace = end > now;
  return {
    tier: isInGrace ? "premium" : "free",
    status: isInGrace ? "past_due" : "inactive",
    plan: owing.plan,
    subscriptionId: owing.id,
    currentPeriodEnd: end,
    owedAmount: open.reduce((sum, { owed }) => sum + owed, 0),
    owedSince,
  };
}

function latestEndFirst(one: ProviderSubscription, other: ProviderSubscription): number {
  return other.currentPeriodEnd.getTime() - one.currentPeriodEnd.getTime();
}
