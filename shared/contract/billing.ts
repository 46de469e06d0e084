import * as z from "zod/mini";
import { tiers } from "#shared/domain/plans.ts";
import { invoiceStatuses, planTypes, subscriptionStatuses } from "#shared/domain/subscription.ts";
import type { Feature } from "./route.ts";

const plan = z.enum(planTypes);
const checkoutAnswer = z.object({ url: z.optional(z.string()) });
const done = z.object({ success: z.literal(true) });
/** The specification sends `{}` if there is nothing to report. */
const nothing = z.strictObject({});

/** A failed payment. decision: D-58. */
const owed = z.object({
  /** Dollars; 0 if the provider names no amount. */
  amount: z.number(),
  since: z.string(),
  /** Premium continues until then. */
  until: z.string(),
});
export type Owed = z.infer<typeof owed>;

export const subscription = z.object({
  status: z.enum(subscriptionStatuses),
  tier: z.enum(tiers),
  currentPeriodEnd: z.nullable(z.string()),
  plan: z.nullable(plan),
  owed: z.nullable(owed),
  /** Dollars that can be refunded on request, and until when. decision: D-78. */
  refund: z.nullable(z.object({ amount: z.number(), until: z.string() })),
  /** The price ids for `createCheckout`, which the server checks against its own list. */
  priceIds: z.object({ monthly: z.string(), annual: z.string() }),
  /** True for the test checkout of D-28, which moves no money. */
  isTestMode: z.boolean(),
});
export type Subscription = z.infer<typeof subscription>;

export const invoice = z.object({
  id: z.string(),
  createdAt: z.string(),
  /** Dollars. */
  amount: z.number(),
  description: z.string(),
  status: z.enum(invoiceStatuses),
});
/** The cost of a change of plan in dollars, calculated for `at`. decision: D-59. */
const switchPreview = z.object({
  plan,
  dueNow: z.number(),
  /** The rest of the paid period; it pays for the next renewals. */
  creditLeft: z.number(),
  renewsAt: z.string(),
  renewalAmount: z.number(),
  at: z.string(),
});
export type SwitchPreview = z.infer<typeof switchPreview>;

export type Invoice = z.infer<typeof invoice>;

/** The payment provider's webhook is not in this table: it takes the raw body and is authorised by its signature. */
export const billing = {
  tier: {
    method: "GET",
    path: "/api/user/subscription",
    access: "user",
    bearer: true,
    response: z.object({ tier: z.enum(tiers), owed: z.optional(z.nullable(owed)) }),
  },
  subscription: {
    method: "GET",
    path: "/api/subscription",
    access: "user",
    response: subscription,
  },
  createCheckoutSession: {
    method: "POST",
    path: "/api/subscription/create-checkout-session",
    access: "user",
    limit: "checkout",
    body: z.strictObject({ plan }),
    response: checkoutAnswer,
  },
  /** The same as `createCheckoutSession` with another body; both share one limit. decision: D-24. */
  createCheckout: {
    method: "POST",
    path: "/api/subscription/create-checkout",
    access: "user",
    limit: "checkout",
    body: z.strictObject({ priceId: z.string().check(z.maxLength(255)), planType: plan }),
    response: checkoutAnswer,
  },
  cancel: {
    method: "POST",
    path: "/api/subscription/cancel",
    access: "user",
    limit: "billing",
    body: nothing,
    response: done,
  },
  renew: {
    method: "POST",
    path: "/api/subscription/renew",
    access: "user",
    limit: "billing",
    own: "D-28",
    response: done,
  },
  update: {
    method: "POST",
    path: "/api/subscription/update",
    access: "user",
    limit: "billing",
    body: z.strictObject({
      plan,
      /** The amount that the person saw and accepted; another amount is refused. */
      agreed: z.optional(z.strictObject({ dueNow: z.number(), at: z.string().check(z.maxLength(40)) })),
    }),
    response: done,
  },
  /** The cost of a change of plan, before the change. */
  previewSwitch: {
    method: "GET",
    path: "/api/subscription/switch-preview",
    access: "user",
    limit: "billing",
    query: z.object({ plan }),
    response: switchPreview,
    own: "D-59",
  },
  /** Refunds what was paid in the last 14 days and ends Premium; `amount` is the amount that was shown. */
  refund: {
    method: "POST",
    path: "/api/subscription/refund",
    access: "user",
    limit: "billing",
    body: z.strictObject({ amount: z.number() }),
    response: done,
    own: "D-78",
  },
  customerPortal: {
    method: "POST",
    path: "/api/subscription/customer-portal",
    access: "user",
    limit: "billing",
    body: nothing,
    response: z.object({ url: z.string() }),
  },
  /** Reads the state from the payment provider, after the return from checkout. */
  refresh: {
    method: "POST",
    path: "/api/subscription/refresh",
    access: "user",
    limit: "billing",
    own: "D-28",
    response: subscription,
  },
  invoices: {
    method: "GET",
    path: "/api/billing/invoices",
    access: "user",
    response: z.array(invoice),
  },
} as const satisfies Feature;
