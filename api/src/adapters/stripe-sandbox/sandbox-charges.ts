import { randomBytes } from "node:crypto";
import type { PlanType } from "#shared/domain/subscription.ts";
import type { SandboxFile, SandboxInvoice, SandboxSubscription, Unix } from "./sandbox-state.ts";

/** The inside of the test provider; every act on it leaves an event in the outbox. */
export interface SandboxBilling extends SandboxFile {
  priceIds: Record<PlanType, string>;
  /** The site's own address. */
  origin: string;
  now: () => Date;
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(16).toString("hex")}`;
}

export function unixNow({ now }: SandboxBilling): Unix {
  return Math.floor(now().getTime() / 1000);
}

export function planOf({ priceIds }: SandboxBilling, price: string): PlanType {
  return price === priceIds.annual ? "annual" : "monthly";
}

export function tell(billing: SandboxBilling, type: string, object: object): void {
  const head = { id: newId("evt"), object: "event", created: unixNow(billing), livemode: false } as const;
  billing.state.outbox.push({ ...head, type, data: { object: structuredClone(object) } });
}

/** What a sum comes to with a customer's credit: to pay now, and what is left to their credit. */
export function dueOf(billing: SandboxBilling, customer: string, cents: number) {
  const balance = billing.state.customers[customer]?.balance ?? 0;
  return { balance, due: Math.max(0, cents + balance), left: Math.min(0, cents + balance) };
}

export function charge(
  billing: SandboxBilling,
  { customer, id: subscription }: SandboxSubscription,
  bill: { cents: number; isPaid: boolean; created: Unix },
): void {
  const { cents, isPaid, created } = bill;
  const { balance, due, left } = dueOf(billing, customer, cents);
  const owner = billing.state.customers[customer];
  if (owner) owner.balance = left;
  const invoice: SandboxInvoice = {
    id: newId("in_test"),
    object: "invoice",
    customer,
    created,
    total: cents,
    starting_balance: balance,
    amount_due: due,
    amount_paid: isPaid ? due : 0,
    amount_remaining: isPaid ? 0 : due,
    post_payment_credit_notes_amount: 0,
    parent: { subscription_details: { subscription } },
    description: null,
    status: isPaid ? "paid" : "open",
  };
  billing.state.invoices[invoice.id] = invoice;
  tell(billing, isPaid ? "invoice.paid" : "invoice.payment_failed", invoice);
}
