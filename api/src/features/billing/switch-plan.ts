import type { SwitchPreview } from "#shared/contract/billing.ts";
import { dollars } from "#shared/domain/money.ts";
import { prices } from "#shared/domain/plans.ts";
import type { PlanType } from "#shared/domain/subscription.ts";
import type { Owner } from "../../db/owner.ts";
import { AppError, invalid } from "../../http/app-error.ts";
import type { Services } from "../../services.ts";
import { change, done, runningSubscription } from "./change-subscription.ts";

/** A sum is agreed to within this time; after it the paid period has gone on too far. */
const agreedMs = 60 * 60 * 1000;

/** @throws AppError `conflict` for a subscription that will not renew, or that has this plan. */
async function switchable(services: Services, userId: Owner) {
  const running = await runningSubscription(services, userId);
  if (running.status !== "active")
    throw new AppError("conflict", "Renew your subscription before you change its plan.");
  return running;
}

/** What the switch would cost now, without making it. decision: D-59. */
export async function previewSwitch(
  services: Services,
  userId: Owner,
  plan: PlanType,
): Promise<SwitchPreview> {
  const running = await switchable(services, userId);
  if (running.plan === plan) throw new AppError("conflict", "This is your plan already.");
  const at = new Date(Math.floor(services.now().getTime() / 1000) * 1000);
  const { dueNow, creditLeft, renewsAt } = await services.payments.previewSwitch(
    running.subscriptionId,
    plan,
    at,
  );
  return {
    plan,
    dueNow: dueNow / 100,
    creditLeft: creditLeft / 100,
    renewsAt: renewsAt.toISOString(),
    renewalAmount: Math.max(0, prices[plan] * 100 - creditLeft) / 100,
    at: at.toISOString(),
  };
}

/**
 * Switches to a plan; the one that runs already is left alone.
 * @param agreed the sum that the person saw; then exactly this sum is charged.
 * @throws AppError `conflict` for a subscription that will not renew, a declined card, a sum that has changed.
 */
export async function switchPlan(
  services: Services,
  userId: Owner,
  plan: PlanType,
  agreed: { dueNow: number; at: string } | undefined,
): Promise<typeof done> {
  const { payments } = services;
  const running = await runningSubscription(services, userId);
  if (running.plan === plan) return done;
  const { subscriptionId } = await switchable(services, userId);
  const now = services.now();
  const at = agreed ? agreedTime(agreed.at, now) : now;
  if (agreed) {
    const { dueNow } = await payments.previewSwitch(subscriptionId, plan, at);
    if (dueNow !== Math.round(agreed.dueNow * 100))
      throw new AppError(
        "conflict",
        `The sum has changed to ${dollars(dueNow / 100)}. Nothing was charged. Please look again.`,
      );
  }
  await change(services, userId, () => payments.switchPlan(subscriptionId, plan, at));
  return done;
}

function agreedTime(text: string, now: Date): Date {
  const at = new Date(text);
  if (Number.isNaN(at.getTime()) || at > now)
    throw invalid("This sum was not shown.", { at: "No such moment" });
  if (now.getTime() - at.getTime() > agreedMs)
    throw new AppError(
      "conflict",
      "This sum was shown too long ago. Nothing was charged. Please look again.",
    );
  return at;
}
