import type { KelpieContract } from "#shared/contract/index.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { listInvoices } from "./billing.store.ts";
import { cancelSubscription, openPortal, renewSubscription, switchPlan } from "./change-subscription.ts";
import { describeSubscription } from "./describe-subscription.ts";
import { openCheckout, planOfPrice } from "./open-checkout.ts";
import { syncSubscription } from "./sync-subscription.ts";

export const billingHandlers: FeatureHandlers<KelpieContract["billing"]> = {
  tier: async ({ user }) => ({ tier: user.tier }),
  subscription: ({ user, outside }) => describeSubscription(outside, user.id),
  createCheckoutSession: ({ user, outside, body }) => openCheckout(outside, user, body.plan),
  createCheckout: ({ user, outside, body }) =>
    openCheckout(outside, user, planOfPrice(outside, body.priceId, body.planType)),
  cancel: ({ user, outside }) => cancelSubscription(outside, user.id),
  renew: ({ user, outside }) => renewSubscription(outside, user.id),
  update: ({ user, outside, body }) => switchPlan(outside, user.id, body.plan),
  customerPortal: ({ user, outside }) => openPortal(outside, user.id),
  refresh: async ({ user, outside }) => {
    await syncSubscription(outside, user.id);
    return describeSubscription(outside, user.id);
  },
  invoices: ({ user, outside }) => listInvoices(outside.db, user.id),
};
