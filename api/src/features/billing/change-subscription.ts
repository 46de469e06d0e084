import type { PlanType } from "#shared/domain/subscription.ts";
import type { Owner } from "../../db/owner.ts";
import { AppError } from "../../http/app-error.ts";
import type { Outside } from "../../outside.ts";
import type { AccountBilling } from "./account-billing.ts";
import { findBilling } from "./billing.store.ts";
import { returnUrl } from "./open-checkout.ts";
import { syncSubscription } from "./sync-subscription.ts";

const done = { success: true } as const;

/** Ends with the paid period; access stays until then. Twice is once. */
export async function cancelSubscription(outside: Outside, userId: Owner): Promise<typeof done> {
  const { subscriptionId, status } = await runningSubscription(outside, userId);
  if (status === "active")
    await change(outside, userId, () => outside.payments.setEnding(subscriptionId, true));
  return done;
}

/** Takes a cancellation back while the paid period runs. Twice is once. */
export async function renewSubscription(outside: Outside, userId: Owner): Promise<typeof done> {
  const { subscriptionId, status } = await runningSubscription(outside, userId);
  if (status === "canceled")
    await change(outside, userId, () => outside.payments.setEnding(subscriptionId, false));
  return done;
}

/** @throws AppError `conflict` for a subscription that will not renew. */
export async function switchPlan(outside: Outside, userId: Owner, plan: PlanType): Promise<typeof done> {
  const running = await runningSubscription(outside, userId);
  if (running.plan === plan) return done;
  if (running.status !== "active")
    throw new AppError("conflict", "Renew your subscription before you change its plan.");
  await change(outside, userId, () => outside.payments.switchPlan(running.subscriptionId, plan));
  return done;
}

/** @throws AppError `conflict` for an account that has never paid. */
export async function openPortal(outside: Outside, userId: Owner): Promise<{ url: string }> {
  const billing = await findBilling(outside.db, userId);
  if (!billing?.stripeCustomerId) throw new AppError("conflict", "There is no billing for this account yet.");
  return { url: await outside.payments.createPortal(billing.stripeCustomerId, returnUrl(outside)) };
}

/** @throws AppError `conflict` for an account without a running subscription. */
async function runningSubscription(
  outside: Outside,
  userId: Owner,
): Promise<AccountBilling & { subscriptionId: string }> {
  const billing = await syncSubscription(outside, userId);
  if (billing?.tier !== "premium" || !billing.subscriptionId)
    throw new AppError("conflict", "There is no running subscription for this account.");
  return { ...billing, subscriptionId: billing.subscriptionId };
}

async function change(outside: Outside, userId: Owner, act: () => Promise<void>): Promise<void> {
  await act();
  await syncSubscription(outside, userId);
}
