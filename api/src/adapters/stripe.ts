import Stripe from "stripe";
import { dollars } from "#shared/domain/money.ts";
import { prices } from "#shared/domain/plans.ts";
import {
  type InvoiceStatus,
  invoiceDescription,
  type PlanType,
  planTypes,
} from "#shared/domain/subscription.ts";
import { openBytes } from "../bytes/open-outside.ts";
import type { OutsideBytes } from "../bytes/outside.ts";
import { AppError } from "../http/app-error.ts";
import type { PaymentsConfig } from "../payments-config.ts";
import type {
  CheckoutOrder,
  CustomerState,
  PaymentEvent,
  Payments,
  ProviderInvoice,
  ProviderSubscription,
  SwitchPreview,
} from "./payments.ts";

const toleranceSeconds = 300;

/** @param send answers the provider's calls in place of the network: the test checkout of D-28. */
export function createPayments(config: PaymentsConfig, send?: typeof fetch): Payments {
  const { priceIds, gstRateId } = config;
  const client = new Stripe(config.secretKey, {
    telemetry: false,
    timeout: 15_000,
    maxNetworkRetries: 2,
    ...(send && { httpClient: Stripe.createFetchHttpClient(send) }),
  });
  return {
    isTestMode: config.kind === "sandbox",
    priceIds,
    createCustomer: ({ userId, email, key }) =>
      asked(async () => {
        const customer = { email, metadata: { userId } };
        return (await client.customers.create(customer, { idempotencyKey: key })).id;
      }),
    readCustomer: (customerId) => asked(() => readCustomer(client, customerId, priceIds)),
    createCheckout: (order) => asked(() => createCheckout(client, order, config)),
    closeCheckout: (sessionId) =>
      asked(async () => {
        const { status } = await client.checkout.sessions.retrieve(sessionId);
        if (status === "open") await client.checkout.sessions.expire(sessionId);
      }),
    createPortal: (customer, returnUrl) =>
      asked(
        async () => (await client.billingPortal.sessions.create({ customer, return_url: returnUrl })).url,
      ),
    setEnding: (id, isEnding) =>
      asked(async () => void (await client.subscriptions.update(id, { cancel_at_period_end: isEnding }))),
    previewSwitch: (id, plan, at) => asked(() => previewSwitch(client, id, priceIds[plan], at)),
    switchPlan: (id, plan, at) => asked(() => switchPlan(client, id, priceIds[plan], at)),
    refund: (invoice, amount, key) =>
      asked(async () => {
        const note = { invoice, amount, refund_amount: amount };
        await client.creditNotes.create(note, { idempotencyKey: key });
      }),
    endNow: (id) =>
      asked(async () => {
        const { status } = await client.subscriptions.retrieve(id);
        if (status !== "canceled") await client.subscriptions.cancel(id);
      }),
    priceErrors: () =>
      asked(async () => {
        const errors = await Promise.all([
          ...planTypes.map((plan) => priceError(client, plan, priceIds[plan])),
          gstRateId === undefined ? undefined : gstError(client, gstRateId),
        ]);
        return errors.filter((error) => error !== undefined);
      }),
    verifyEvent: async (body, signature, now) => verifyEvent(client, config, { body, signature, now }),
  };
}

const intervals = { monthly: "month", annual: "year" } as const;

/** Money is taken by the provider's price, and told by ours. */
async function priceError(client: Stripe, plan: PlanType, id: string): Promise<string | undefined> {
  const { active, currency, unit_amount: cents, recurring } = await client.prices.retrieve(id);
  const told = [true, "aud", prices[plan] * 100, intervals[plan], 1].join(" ");
  const taken = [active, currency, cents, recurring?.interval, recurring?.interval_count].join(" ");
  if (told === taken) return undefined;
  const variable = `STRIPE_PRICE_${plan.toUpperCase()}`;
  return `${variable}: ${id} is not a running price of ${prices[plan]} AUD a ${intervals[plan]}, which the screens say`;
}

/** The prices hold GST: a rate on top would charge more than the screens say. */
async function gstError(client: Stripe, id: string): Promise<string | undefined> {
  const { active, inclusive, percentage, country } = await client.taxRates.retrieve(id);
  if (active && inclusive && percentage === 10 && country === "AU") return undefined;
  return `STRIPE_GST_RATE: ${id} is not a running Australian rate of 10 per cent that prices include`;
}

/** The provider's own words are for its dashboard; people get ours. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof AppError || !(error instanceof Stripe.errors.StripeError)) throw error;
    if (error instanceof Stripe.errors.StripeCardError)
      throw new AppError(
        "conflict",
        "The payment was declined. Please check your card in the billing portal.",
      );
    throw new AppError(
      "outside_failed",
      "The payment provider did not answer. Nothing was charged. Please try again.",
    );
  }
}

async function readCustomer(
  client: Stripe,
  customer: string,
  priceIds: Payments["priceIds"],
): Promise<CustomerState | undefined> {
  try {
    const found = await client.customers.retrieve(customer);
    if (found.deleted) return undefined;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === "resource_missing") return undefined;
    throw error;
  }
  const [subscriptions, invoices] = await Promise.all([
    client.subscriptions.list({ customer, status: "all", limit: 100 }),
    client.invoices.list({ customer, limit: 100 }),
  ]);
  return {
    subscriptions: subscriptions.data.map((one) => readSubscription(one, priceIds)),
    invoices: invoices.data.map(readInvoice),
  };
}

function readSubscription(
  subscription: Stripe.Subscription,
  priceIds: Payments["priceIds"],
): ProviderSubscription {
  const [item] = subscription.items.data;
  return {
    id: subscription.id,
    status: subscription.status,
    plan: planTypes.find((plan) => priceIds[plan] === item?.price.id) ?? null,
    isEnding: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    currentPeriodStart: fromUnix(item?.current_period_start ?? 0),
    currentPeriodEnd: fromUnix(item?.current_period_end ?? 0),
    createdAt: fromUnix(subscription.created),
  };
}

function invoiceStatus(status: Stripe.Invoice["status"]): InvoiceStatus {
  if (status === "paid") return "paid";
  return status === "open" || status === "draft" ? "pending" : "other";
}

function readInvoice(invoice: Stripe.Invoice): ProviderInvoice {
  const { status } = invoice;
  const paid = status === "paid" ? invoice.amount_paid : 0;
  const refundable = Math.max(0, paid - invoice.post_payment_credit_notes_amount);
  const isRefunded = paid > 0 && refundable === 0;
  const parent = invoice.parent?.subscription_details?.subscription ?? null;
  const gst = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const name = invoice.description || invoiceDescription;
  const description = gst > 0 ? `${name}, includes GST of ${dollars(gst / 100)}` : name;
  return {
    id: invoice.id,
    createdAt: fromUnix(invoice.created),
    amount: status === "paid" ? invoice.amount_paid : invoice.total,
    description: isRefunded ? `${description}, refunded` : description,
    status: isRefunded ? "other" : invoiceStatus(status),
    subscriptionId: typeof parent === "string" ? parent : (parent?.id ?? null),
    owed: status === "open" ? invoice.amount_remaining : 0,
    refundable,
  };
}

function toUnix(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

function fromUnix(seconds: number): Date {
  return new Date(seconds * 1000);
}

async function createCheckout(
  client: Stripe,
  order: CheckoutOrder,
  { priceIds, gstRateId }: Pick<PaymentsConfig, "priceIds" | "gstRateId">,
) {
  const session = await client.checkout.sessions.create(
    {
      mode: "subscription",
      customer: order.customerId,
      client_reference_id: order.userId,
      line_items: [{ price: priceIds[order.plan], quantity: 1 }],
      ...(gstRateId !== undefined && { subscription_data: { default_tax_rates: [gstRateId] } }),
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
      expires_at: Math.floor(order.expiresAt.getTime() / 1000),
    },
    { idempotencyKey: order.key },
  );
  if (!session.url) throw new AppError("outside_failed", "No checkout URL received from payment provider");
  return { id: session.id, url: session.url };
}

async function itemOf(client: Stripe, id: string): Promise<string> {
  const [item] = (await client.subscriptions.retrieve(id)).items.data;
  if (!item) throw new AppError("outside_failed", "The payment provider has no plan for this subscription.");
  return item.id;
}

async function previewSwitch(
  client: Stripe,
  subscription: string,
  price: string,
  at: Date,
): Promise<SwitchPreview> {
  const item = await itemOf(client, subscription);
  const preview = await client.invoices.createPreview({
    subscription,
    subscription_details: {
      items: [{ id: item, price }],
      proration_behavior: "always_invoice",
      proration_date: toUnix(at),
    },
  });
  return {
    dueNow: preview.amount_due,
    creditLeft: Math.max(0, -(preview.total + preview.starting_balance)),
    renewsAt: fromUnix(Math.max(...preview.lines.data.map(({ period }) => period.end))),
  };
}

/** The difference is charged at once; when it cannot be, the plan stays as it was. */
async function switchPlan(client: Stripe, id: string, price: string, at: Date): Promise<void> {
  const item = await itemOf(client, id);
  await client.subscriptions.update(id, {
    items: [{ id: item, price }],
    proration_behavior: "always_invoice",
    proration_date: toUnix(at),
    payment_behavior: "error_if_incomplete",
  });
}

function verifyEvent(
  client: Stripe,
  config: PaymentsConfig,
  given: { body: OutsideBytes; signature: string; now: Date },
): PaymentEvent {
  const refusal = new AppError("invalid", "This message is not signed by the payment provider.");
  const seconds = given.now.getTime() / 1000;
  // The library refuses what is old; a time far ahead is as wrong.
  if (Number(/(?:^|,)t=(\d+)/.exec(given.signature)?.[1] ?? 0) > seconds + toleranceSeconds) throw refusal;
  let event: Stripe.Event;
  try {
    const { webhooks } = client;
    const at = given.now.getTime();
    const { webhookSecret } = config;
    event = webhooks.constructEvent(
      Buffer.from(openBytes(given.body)),
      given.signature,
      webhookSecret,
      toleranceSeconds,
      undefined,
      at,
    );
  } catch {
    throw refusal;
  }
  if (event.livemode !== /^[sr]k_live_/.test(config.secretKey)) throw refusal;
  return { id: event.id, type: event.type, customerId: customerOf(event.data.object) };
}

function customerOf(object: object): string | null {
  const { object: kind, id, customer } = object as { object?: unknown; id?: unknown; customer?: unknown };
  if (kind === "customer") return typeof id === "string" ? id : null;
  if (typeof customer === "object" && customer && "id" in customer) return String(customer.id);
  return typeof customer === "string" ? customer : null;
}
