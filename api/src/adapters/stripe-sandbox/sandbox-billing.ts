import { prices } from "#shared/domain/plans.ts";
import type { PlanType } from "#shared/domain/subscription.ts";
import { charge, dueOf, newId, planOf, type SandboxBilling, tell, unixNow } from "./sandbox-charges.ts";
import type { SandboxSession, SandboxSubscription, Unix } from "./sandbox-state.ts";

export function begin(billing: SandboxBilling, customer: string, price: string): SandboxSubscription {
  const plan = planOf(billing, price);
  const created = unixNow(billing);
  const subscription: SandboxSubscription = {
    id: newId("sub_test"),
    object: "subscription",
    customer,
    status: "active",
    cancel_at_period_end: false,
    cancel_at: null,
    created,
    items: {
      object: "list",
      data: [
        {
          id: newId("si"),
          object: "subscription_item",
          current_period_start: created,
          current_period_end: periodEnd(created, plan),
          price: { id: price, object: "price" },
        },
      ],
    },
  };
  billing.state.subscriptions[subscription.id] = subscription;
  tell(billing, "customer.subscription.created", subscription);
  charge(billing, subscription, { cents: prices[plan] * 100, isPaid: true, created });
  return subscription;
}

/** Brings every subscription to the present: paid periods renew or end. */
export function advance(billing: SandboxBilling): void {
  for (const subscription of Object.values(billing.state.subscriptions)) {
    const [item] = subscription.items.data;
    while (item && subscription.status === "active" && item.current_period_end <= unixNow(billing)) {
      if (subscription.cancel_at_period_end) end(billing, subscription);
      else renew(billing, subscription, item);
    }
  }
}

function renew(
  billing: SandboxBilling,
  subscription: SandboxSubscription,
  item: SandboxSubscription["items"]["data"][number],
): void {
  const plan = planOf(billing, item.price.id);
  const created = item.current_period_end;
  item.current_period_start = created;
  item.current_period_end = periodEnd(created, plan);
  const isPaid = !billing.state.customers[subscription.customer]?.isCardBad;
  if (!isPaid) subscription.status = "past_due";
  charge(billing, subscription, { cents: prices[plan] * 100, isPaid, created });
  tell(billing, "customer.subscription.updated", subscription);
}

/** A session that is over is not paid twice. */
export function pay(billing: SandboxBilling, session: SandboxSession): void {
  if (session.status !== "open" || session.expires_at <= unixNow(billing)) return;
  session.status = "complete";
  begin(billing, session.customer, session.price);
  tell(billing, "checkout.session.completed", session);
}

export function setEnding(
  billing: SandboxBilling,
  subscription: SandboxSubscription,
  isEnding: boolean,
): void {
  subscription.cancel_at_period_end = isEnding;
  tell(billing, "customer.subscription.updated", subscription);
}

/** What a switch at this time costs. What is left of the paid period is taken off the new plan's price. */
export function switchBill(
  billing: SandboxBilling,
  subscription: SandboxSubscription,
  price: string,
  at: Unix,
) {
  const [item] = subscription.items.data;
  if (!item) return undefined;
  const span = item.current_period_end - item.current_period_start;
  const left = Math.max(0, item.current_period_end - at) / span;
  const unused = Math.round(prices[planOf(billing, item.price.id)] * 100 * left);
  const plan = planOf(billing, price);
  const cents = prices[plan] * 100 - unused;
  return { cents, end: periodEnd(at, plan), ...dueOf(billing, subscription.customer, cents) };
}

/** @returns false when the card was declined: then nothing has changed. */
export function switchTo(
  billing: SandboxBilling,
  subscription: SandboxSubscription,
  price: string,
  at = unixNow(billing),
): boolean {
  const [item] = subscription.items.data;
  const bill = switchBill(billing, subscription, price, at);
  if (!item || !bill || item.price.id === price) return true;
  if (bill.due > 0 && billing.state.customers[subscription.customer]?.isCardBad) return false;
  item.price.id = price;
  item.current_period_start = at;
  item.current_period_end = bill.end;
  charge(billing, subscription, { cents: bill.cents, isPaid: true, created: unixNow(billing) });
  tell(billing, "customer.subscription.updated", subscription);
  return true;
}

/** The next renewal comes now, and its payment fails. */
export function fail(billing: SandboxBilling, subscription: SandboxSubscription): void {
  const [item] = subscription.items.data;
  if (!item) return;
  const plan = planOf(billing, item.price.id);
  subscription.status = "past_due";
  item.current_period_start = item.current_period_end;
  item.current_period_end = periodEnd(item.current_period_start, plan);
  charge(billing, subscription, { cents: prices[plan] * 100, isPaid: false, created: unixNow(billing) });
  tell(billing, "customer.subscription.updated", subscription);
}

/** Pays what is owed, with a card that works. */
export function settle(billing: SandboxBilling, subscription: SandboxSubscription): void {
  subscription.status = "active";
  setCardBad(billing, subscription, false);
  for (const invoice of Object.values(billing.state.invoices)) {
    if (invoice.customer !== subscription.customer || invoice.status !== "open") continue;
    Object.assign(invoice, { status: "paid", amount_paid: invoice.amount_due, amount_remaining: 0 });
    tell(billing, "invoice.paid", invoice);
  }
  tell(billing, "customer.subscription.updated", subscription);
}

/** Whether the customer's card is declined from now on. */
export function setCardBad(billing: SandboxBilling, { customer }: SandboxSubscription, isBad: boolean): void {
  const owner = billing.state.customers[customer];
  if (owner) owner.isCardBad = isBad;
}

export function end(billing: SandboxBilling, subscription: SandboxSubscription): void {
  subscription.status = "canceled";
  tell(billing, "customer.subscription.deleted", subscription);
}

/** The same day of the next month or year; the 31st falls on a shorter month's last day. */
export function periodEnd(start: Unix, plan: PlanType): Unix {
  const from = new Date(start * 1000);
  const end = new Date(from);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + (plan === "annual" ? 12 : 1));
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return Math.floor(end.getTime() / 1000);
}
