import type { Owed } from "#shared/contract/billing.ts";
import { dollars } from "#shared/domain/money.ts";
import { prices } from "#shared/domain/plans.ts";
import type { InvoiceStatus, PlanType } from "#shared/domain/subscription.ts";

/** Fixed texts of /subscription and the upgrade dialog. decision: D-06 (prices). */
export const billingTexts = {
  title: "Subscription",
  onFree: "You are on the Free Plan. Scoring is free on every plan.",
  tabs: "Billing period",
  tabBadge: `Save ${prices.savingPercent}%`,
  saving: `Save $${prices.savingDollars} compared to monthly`,
  upgrade: "Upgrade to Premium",
  note: "Prices in Australian dollars. Cancel any time; you keep Premium to the end of the period. Failed or refused drafts are never counted.",
  testMode: "Test mode: no money moves.",
  cancel: "Cancel Subscription",
  renew: "Renew Subscription",
  portal: "Manage billing",
  history: "Billing History",
  noHistory: "No billing history available",
  historyFailed: "Failed to load billing history. Please try again later.",
  loadFailed: "Your subscription could not be loaded",
  loadFailedText: "Nothing about it has changed. Please try again.",
  payOwed: "Pay now",
  refund: "Get a refund",
  ended: "Your Premium has ended. Choose a plan below to have it back.",
  stillThere: "Everything you made stays here.",
  success: "Payment Successful!",
  canceled: "Payment Canceled",
} as const;

/** A payment's sum in a sentence: ' of $19.00'; nothing where the provider names none. */
export function owedSum({ amount }: Owed): string {
  return amount > 0 ? ` of ${dollars(amount)}` : "";
}

export const planBadges = {
  active: { label: "Active", tone: "success" },
  canceled: { label: "Canceled", tone: "warn" },
  past_due: { label: "Payment failed", tone: "danger" },
  inactive: { label: "Inactive", tone: "neutral" },
} as const;

export const switchTexts = {
  title: { annual: "Switch to Annual?", monthly: "Switch to Monthly?" },
  text: "What is left of the period you have paid for is taken off the price.",
  keep: "Keep my plan",
  confirm: "Switch",
  busy: "Switching...",
  failed: "The sum could not be loaded",
  unchanged: "Your plan is as it was.",
} as const;

export const dialogTexts = {
  title: billingTexts.upgrade,
  popular: "MOST POPULAR",
  annual: "Annual Plan",
  annualBadge: `SAVE ${prices.savingPercent}%`,
  confirm: "Upgrade Now",
  busy: "Processing...",
  later: "Maybe Later",
  features: [
    "Unlimited job matches",
    "Resume and cover letter optimization",
    "1-click job applications",
    "Advanced application tracker",
    "Priority support",
  ],
  note: "1-click applications: the extension fills the form, you check it and press Submit. Cancel any time; you keep access to the end of the period.",
} as const;

const failed = (description: string) => ({ title: "Error", description, variant: "destructive" }) as const;

export const billingToasts = {
  cancelFailed: failed("Failed to cancel subscription. Please try again."),
  portalFailed: failed("Failed to access billing portal. Please try again."),
  updateFailed: failed("Failed to update subscription. Please try again."),
  refundFailed: failed("The refund was not made. Please try again."),
  checkoutFailed: failed,
  payment: (description: string) =>
    ({ title: "Payment Error", description, variant: "destructive" }) as const,
} as const;

export const planPrices: Record<PlanType, { amount: string; period: string }> = {
  monthly: { amount: `$${prices.monthly}`, period: "a month" },
  annual: { amount: `$${prices.annual}`, period: "a year" },
};

export const invoiceBadges = {
  paid: { label: "Paid", tone: "success" },
  pending: { label: "Pending", tone: "warn" },
  other: { label: "Other", tone: "neutral" },
} as const satisfies Record<InvoiceStatus, object>;
