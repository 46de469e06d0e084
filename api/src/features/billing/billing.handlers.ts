import type { KelpieContract } from "#shared/contract/index.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { listInvoices } from "./billing.store.ts";
import { cancelSubscription, openPortal, renewSubscription } from "./change-subscription.ts";
import { describeSubscription, findOwed } from "./describe-subscription.ts";
import { openCheckout, planOfPrice } from "./open-checkout.ts";
import { refundPayments } from "./refund-payments.ts";
import { previewSwitch, switchPlan } from "./switch-plan.ts";
import { syncSubscription } from "./sync-subscription.ts";

export const billingHandlers: FeatureHandlers<KelpieContract["billing"]> = {
  tier: async ({ user, services }) => ({ tier: user.tier, owed: await findOwed(services, user.id) }),
  subscription: ({ user, services }) => describeSubscription(services, user.id),
  createCheckoutSession: ({ user, services, body }) => openCheckout(services, user, body.plan),
  createCheckout: ({ user, services, body }) =>
    openCheckout(services, user, planOfPrice(services, body.priceId, body.planType)),
  cancel: ({ user, services }) => cancelSubscription(services, user.id),
  renew: ({ user, services }) => renewSubscription(services, user.id),
  update: ({ user, services, body }) => switchPlan(services, user.id, body.plan, body.agreed),
  previewSwitch: ({ user, services, query }) => previewSwitch(services, user.id, query.plan),
  refund: ({ user, services, body }) => refundPayments(services, user.id, body.amount),
  customerPortal: ({ user, services }) => openPortal(services, user.id),
  refresh: async ({ user, services }) => {
    await syncSubscription(services, user.id);
    return describeSubscription(services, user.id);
  },
  invoices: ({ user, services }) => listInvoices(services.db, user.id),
};
