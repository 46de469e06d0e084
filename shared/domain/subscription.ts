import type { Tier } from "./plans.ts";

export const planTypes = ["monthly", "annual"] as const;
export type PlanType = (typeof planTypes)[number];

export const subscriptionStatuses = ["active", "canceled", "past_due", "inactive"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const invoiceStatuses = ["paid", "pending", "other"] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Number of days for which Premium continues after a failed payment. decision: D-58. */
export const graceDays = 7;
/** Number of days in which a payment is refunded in full, without a reason. decision: D-78. */
export const refundDays = 14;

const dayMs = 24 * 60 * 60 * 1000;

/** When the grace period of a failed payment ends. */
export function graceEnd(failedAt: Date): Date {
  return new Date(failedAt.getTime() + graceDays * dayMs);
}

/** Until when a payment is refunded. */
export function refundEnd(paidAt: Date): Date {
  return new Date(paidAt.getTime() + refundDays * dayMs);
}

/** Payments after this timestamp are refunded. */
export function refundSince(now: Date): Date {
  return new Date(now.getTime() - refundDays * dayMs);
}

/** The description of an invoice that has none. */
export const invoiceDescription = "Premium Subscription";

/**
 * The tier of an account at a given time. A paid period that has ended grants nothing, even if the payment provider
 * has not reported its end. An account without a subscription keeps a tier that was granted by hand.
 */
export function tierAt(recorded: Tier, paidUntil: Date | null | undefined, now: Date): Tier {
  if (recorded !== "premium" || paidUntil === undefined) return recorded;
  return paidUntil !== null && paidUntil > now ? recorded : "free";
}

/** The status that people see at a given time. */
export function statusAt(recorded: string, paidUntil: Date | null, now: Date): SubscriptionStatus {
  if (!paidUntil || paidUntil <= now) return "inactive";
  return subscriptionStatuses.find((known) => known === recorded) ?? "inactive";
}
