import { pages } from "#shared/domain/pages.ts";
import { type PlanType, planTypes } from "#shared/domain/subscription.ts";
import { lockAccount } from "../../db/lock-account.ts";
import type { Owner } from "../../db/owner.ts";
import { AppError, invalid } from "../../http/app-error.ts";
import type { Caller } from "../../http/handler.ts";
import type { Services } from "../../services.ts";
import { findBilling, storeCustomer } from "./billing.store.ts";
import { findCheckout, reserveCheckout, storeCheckout } from "./checkouts.store.ts";
import { syncSubscription } from "./sync-subscription.ts";

/** The provider's own least is 30 minutes from its own clock. */
const checkoutMs = 35 * 60 * 1000;
/** Nobody is sent to a checkout that closes while the card is typed. */
const leastLeftMs = 5 * 60 * 1000;

/** The plan of a price from the client; the price itself is only looked up in our own list. */
export function planOfPrice(services: Services, priceId: string, planType: PlanType): PlanType {
  const { priceIds } = services.payments;
  if (planTypes.some((plan) => plan === planType && priceIds[plan] === priceId)) return planType;
  throw invalid("This price does not exist.", { priceId: "Unknown price" });
}

/**
 * One open checkout per account, however often it is asked for; both calls of the specification lead here
 * (decision: D-24). An account with an unpaid subscription is sent to the portal to correct it.
 * @throws AppError `conflict` for an account that has Premium.
 */
export async function openCheckout(
  services: Services,
  user: Caller,
  plan: PlanType,
): Promise<{ url: string }> {
  const billing = await syncSubscription(services, user.id);
  const isOwing = billing?.owedSince != null;
  if ((billing?.tier === "premium" && !isOwing) || (!billing && user.tier !== "free") || user.tier === "pro")
    throw new AppError("conflict", "You already have Premium.");
  const customerId = await customerOf(services, user);
  if (billing?.subscriptionId)
    return { url: await services.payments.createPortal(customerId, returnUrl(services)) };
  const checkout = await reserve(services, user.id, plan);
  if (checkout.url) return { url: checkout.url };
  const { key, expiresAt } = checkout;
  const session = await services.payments.createCheckout({
    customerId,
    userId: user.id,
    plan,
    expiresAt,
    successUrl: `${returnUrl(services)}?success=true`,
    cancelUrl: `${returnUrl(services)}?canceled=true`,
    key,
  });
  if (await storeCheckout(services.db, { userId: user.id, plan, key }, session)) return { url: session.url };
  await services.payments.closeCheckout(session.id);
  throw new AppError("conflict", "Another checkout was opened meanwhile. Please use that one.");
}

export function returnUrl(services: Services): string {
  return services.config.appUrl + pages.subscription;
}

/** The row is taken under the account's lock; who comes second gets the same key, and so the same session. */
async function reserve(services: Services, userId: Owner, plan: PlanType) {
  const now = services.now().getTime();
  const { replaced, ...checkout } = await services.db.$transaction(async (tx) => {
    await lockAccount(tx, userId);
    const open = await findCheckout(tx, userId, plan);
    if (open && open.expiresAt.getTime() - now > leastLeftMs)
      return { url: open.url, key: open.sessionId ?? "", expiresAt: open.expiresAt, replaced: [] };
    const expiresAt = new Date(now + checkoutMs);
    const nonce = services.randomToken(16);
    return { url: null, expiresAt, ...(await reserveCheckout(tx, { userId, plan, expiresAt, nonce })) };
  });
  for (const sessionId of replaced) await services.payments.closeCheckout(sessionId);
  return checkout;
}

async function customerOf(services: Services, user: Caller): Promise<string> {
  const known = (await findBilling(services.db, user.id))?.stripeCustomerId;
  if (known && (await services.payments.readCustomer(known))) return known;
  // The key makes twenty clicks one customer; a customer that was removed at the provider gets a successor.
  const key = `customer:${user.id}:${known ?? "first"}`;
  const created = await services.payments.createCustomer({ userId: user.id, email: user.email, key });
  if (created !== known) await storeCustomer(services.db, user.id, created);
  return created;
}
