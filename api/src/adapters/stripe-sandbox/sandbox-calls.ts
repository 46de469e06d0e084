import { advance, end, setEnding, switchBill, switchTo } from "./sandbox-billing.ts";
import { newId, type SandboxBilling, unixNow } from "./sandbox-charges.ts";
import type { SandboxSubscription } from "./sandbox-state.ts";

interface Answer {
  status: number;
  body: unknown;
}

/** What a call carries: the path's id, and the fields of its form or query. */
type Act = (billing: SandboxBilling, id: string, fields: URLSearchParams) => Answer;

const ok = (body: unknown): Answer => ({ status: 200, body });
const missing = (what: string): Answer => ({
  status: 404,
  body: {
    error: { type: "invalid_request_error", code: "resource_missing", message: `No such ${what}` },
  },
});
const wrong = (message: string): Answer => ({
  status: 400,
  body: { error: { type: "invalid_request_error", message } },
});
const list = (data: unknown[]) => ok({ object: "list", data, has_more: false, url: "/v1" });
const ofCustomer = <T extends { customer: string; created: number }>(all: Record<string, T>, id: string) =>
  Object.values(all)
    .filter((one) => one.customer === id)
    .sort((one, other) => other.created - one.created);

const createCustomer: Act = (billing, _id, fields) => {
  const { state } = billing;
  const id = newId("cus_test");
  const metadata = { userId: fields.get("metadata[userId]") ?? "" };
  const email = fields.get("email") ?? "";
  state.customers[id] = { id, object: "customer", email, metadata, created: unixNow(billing) };
  return ok(state.customers[id]);
};

const createSession: Act = ({ state, priceIds, origin }, _id, fields) => {
  const customer = fields.get("customer") ?? "";
  if (!state.customers[customer]) return missing("customer");
  const price = fields.get("line_items[0][price]") ?? "";
  if (!Object.values(priceIds).includes(price)) return missing("price");
  const id = newId("cs_test");
  state.sessions[id] = {
    id,
    object: "checkout.session",
    status: "open",
    url: `${origin}/test-payments/checkout/${id}`,
    customer,
    price,
    success_url: fields.get("success_url") ?? "",
    cancel_url: fields.get("cancel_url") ?? "",
    expires_at: Number(fields.get("expires_at")),
  };
  return ok(state.sessions[id]);
};

const expireSession: Act = ({ state }, id) => {
  const session = state.sessions[id];
  if (!session) return missing("checkout session");
  if (session.status !== "open") return wrong("Only an open session can be expired.");
  session.status = "expired";
  return ok(session);
};

const createPortal: Act = ({ state, origin }, _id, fields) => {
  const customer = fields.get("customer") ?? "";
  if (!state.customers[customer]) return missing("customer");
  const id = newId("bps_test");
  state.portals[id] = { customer, return_url: fields.get("return_url") ?? "" };
  return ok({
    id,
    object: "billing_portal.session",
    url: `${origin}/test-payments/portal/${id}`,
  });
};

const declined: Answer = {
  status: 402,
  body: { error: { type: "card_error", code: "card_declined", message: "Your card was declined." } },
};

type SubscriptionAct = (
  billing: SandboxBilling,
  one: SandboxSubscription,
  fields: URLSearchParams,
) => Answer | undefined;

const onSubscription =
  (act: SubscriptionAct): Act =>
  (billing, id, fields) => {
    const subscription = billing.state.subscriptions[id];
    if (!subscription) return missing("subscription");
    return act(billing, subscription, fields) ?? ok(subscription);
  };

const dateIn = (billing: SandboxBilling, fields: URLSearchParams, name: string) =>
  Number(fields.get(name)) || unixNow(billing);

const previewInvoice: Act = (billing, _id, fields) => {
  const subscription = billing.state.subscriptions[fields.get("subscription") ?? ""];
  if (!subscription) return missing("subscription");
  const at = dateIn(billing, fields, "subscription_details[proration_date]");
  const price = fields.get("subscription_details[items][0][price]") ?? "";
  const bill = switchBill(billing, subscription, price, at);
  if (!bill) return missing("subscription item");
  const { cents: total, balance: starting_balance, due: amount_due, end: periodEnd } = bill;
  const lines = { object: "list", data: [{ object: "line_item", period: { start: at, end: periodEnd } }] };
  return ok({ object: "invoice", total, starting_balance, amount_due, lines });
};

const createCreditNote: Act = (billing, _id, fields) => {
  const invoice = billing.state.invoices[fields.get("invoice") ?? ""];
  if (!invoice) return missing("invoice");
  const cents = Number(fields.get("refund_amount"));
  if (!(cents > 0) || cents > invoice.amount_paid - invoice.post_payment_credit_notes_amount)
    return wrong("The refund is more than what was paid.");
  invoice.post_payment_credit_notes_amount += cents;
  return ok({ id: newId("cn_test"), object: "credit_note", invoice: invoice.id, amount: cents });
};

const updateSubscription = onSubscription((billing, subscription, fields) => {
  const ending = fields.get("cancel_at_period_end");
  const price = fields.get("items[0][price]");
  if (ending !== null) setEnding(billing, subscription, ending === "true");
  if (price === null) return undefined;
  const at = dateIn(billing, fields, "proration_date");
  return switchTo(billing, subscription, price, at) ? undefined : declined;
});

const calls: Record<string, Act> = {
  "POST /v1/customers": createCustomer,
  "GET /v1/customers/:id": ({ state }, id) =>
    state.customers[id] ? ok(state.customers[id]) : missing("customer"),
  "POST /v1/checkout/sessions": createSession,
  "GET /v1/checkout/sessions/:id": ({ state }, id) =>
    state.sessions[id] ? ok(state.sessions[id]) : missing("checkout session"),
  "POST /v1/checkout/sessions/:id/expire": expireSession,
  "POST /v1/billing_portal/sessions": createPortal,
  "GET /v1/subscriptions": ({ state }, _id, fields) =>
    list(ofCustomer(state.subscriptions, fields.get("customer") ?? "")),
  "GET /v1/subscriptions/:id": onSubscription(() => undefined),
  "POST /v1/subscriptions/:id": updateSubscription,
  "DELETE /v1/subscriptions/:id": onSubscription((billing, one) => {
    end(billing, one);
    return undefined;
  }),
  "POST /v1/invoices/create_preview": previewInvoice,
  "POST /v1/credit_notes": createCreditNote,
  "GET /v1/invoices": ({ state }, _id, fields) =>
    list(ofCustomer(state.invoices, fields.get("customer") ?? "")),
};

/** Answers one call of the Stripe library, with its idempotency keys. */
export function answerCall(
  billing: SandboxBilling,
  call: { method: string; url: URL; body: string; key: string | null },
): Answer {
  advance(billing);
  const known = call.key ? billing.state.answers[call.key] : undefined;
  if (known) return known;
  const id = /\/(\w+_test_\w+)/.exec(call.url.pathname)?.[1] ?? "";
  const path = id ? call.url.pathname.replace(id, ":id") : call.url.pathname;
  const fields = call.method === "POST" ? new URLSearchParams(call.body) : call.url.searchParams;
  const act = calls[`${call.method} ${path}`];
  if (!act) return missing("call");
  const answer = structuredClone(act(billing, id, fields));
  if (call.key && answer.status === 200) billing.state.answers[call.key] = answer;
  billing.save();
  return answer;
}
