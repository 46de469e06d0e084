import type { Tier } from "./plans.ts";

export const planTypes = ["monthly", "annual"] as const;
export type PlanType = (typeof planTypes)[number];

export const subscriptionStatuses = ["active", "canceled", "inactive"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const invoiceStatuses = ["paid", "pending", "other"] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** What an invoice is for when it does not say. */
export const invoiceDescription = "Premium Subscription";

/**
 * The tier that an account has at a moment: a paid period that has passed grants nothing any more, whether or not
 * the provider's word of it has arrived. An account without a subscription keeps what was given to it by hand.
 */
export function tierAt(recorded: Tier, paidUntil: Date | null | undefined, now: Date): Tier {
  if (recorded !== "premium" || paidUntil === undefined) return recorded;
  return paidUntil !== null && paidUntil > now ? recorded : "free";
}

/** The status as people see it at a moment. */
export function statusAt(recorded: string, paidUntil: Date | null, now: Date): SubscriptionStatus {
  if (!paidUntil || paidUntil <= now) return "inactive";
  return recorded === "active" || recorded === "canceled" ? recorded : "inactive";
}
