import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Stripe from "stripe";
import { afterAll, describe, expect, it } from "vitest";
import { refuseWrongPrices } from "../open-server.ts";
import { paymentsConfig } from "../payments-config.ts";
import { createPayments } from "./stripe.ts";
import { fail, pay, periodEnd } from "./stripe-sandbox/sandbox-billing.ts";
import { signatureOf } from "./stripe-sandbox/sandbox-delivery.ts";
import { createStripeSandbox } from "./stripe-sandbox/stripe-sandbox.ts";

const folder = mkdtempSync(path.join(tmpdir(), "kelpie-sandbox-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const config = paymentsConfig({}, "s".repeat(40));
let now = new Date("2026-01-31T10:00:00Z");

function openSandbox(errors: string[] = []) {
  const sandbox = createStripeSandbox({
    folder,
    origin: "http://localhost",
    priceIds: config.priceIds,
    now: () => now,
    webhookUrl: "http://127.0.0.1:9/nobody",
    webhookSecret: config.webhookSecret,
    onError: (type) => errors.push(type),
  });
  return { sandbox, payments: createPayments(config, sandbox.send) };
}

describe("the test provider", () => {
  it("signs as Stripe's own library does", () => {
    const payload = JSON.stringify({ id: "evt_1" });
    const timestamp = Math.floor(now.getTime() / 1000);
    const { webhooks } = new Stripe("sk_test_x");
    const theirs = webhooks.generateTestHeaderString({ payload, secret: "whsec_1", timestamp });
    expect(signatureOf(payload, "whsec_1", now)).toBe(theirs);
  });

  it.each([
    ["2026-01-31T10:00:00Z", "monthly", "2026-02-28T10:00:00Z"],
    ["2026-12-15T00:00:00Z", "monthly", "2027-01-15T00:00:00Z"],
    ["2028-02-29T00:00:00Z", "annual", "2029-02-28T00:00:00Z"],
    ["2026-03-05T00:00:00Z", "annual", "2027-03-05T00:00:00Z"],
  ] as const)("a period from %s, %s, ends on %s", (start, plan, end) => {
    expect(periodEnd(Date.parse(start) / 1000, plan)).toBe(Date.parse(end) / 1000);
  });

  it("renews, fails and ends by the clock, and keeps all of it over a restart", async () => {
    const errors: string[] = [];
    const { sandbox, payments } = openSandbox(errors);
    const customerId = await payments.createCustomer({ userId: "u", email: "u@example.com", key: "k" });
    const again = await payments.createCustomer({ userId: "u", email: "u@example.com", key: "k" });
    expect(again).toBe(customerId);
    const order = {
      customerId,
      userId: "u",
      plan: "monthly",
      key: "c",
      expiresAt: new Date(now.getTime() + 3.6e6),
    } as const;
    const { id } = await payments.createCheckout({ ...order, successUrl: "http://s", cancelUrl: "http://c" });
    const session = sandbox.billing.state.sessions[id];
    if (!session) throw new Error("no session");
    pay(sandbox.billing, session);
    pay(sandbox.billing, session);
    now = new Date("2026-04-01T00:00:00Z");
    const read = async (from = payments) => {
      const state = await from.readCustomer(customerId);
      return [state?.subscriptions.map(({ status }) => status), state?.invoices.map((one) => one.status)];
    };
    expect(await read()).toEqual([["active"], ["paid", "paid", "paid"]]);
    const [subscription] = Object.values(sandbox.billing.state.subscriptions);
    if (!subscription) throw new Error("no subscription");
    await payments.setEnding(subscription.id, true);
    now = new Date("2026-05-01T00:00:00Z");
    const restarted = openSandbox().payments;
    expect(await read(restarted)).toEqual([["canceled"], ["paid", "paid", "paid"]]);
    expect(await restarted.readCustomer("cus_test_nobody")).toBeUndefined();
    fail(sandbox.billing, subscription);
    await sandbox.deliver();
    expect(errors.length).toBeGreaterThan(0);
    expect(sandbox.billing.state.outbox.length).toBeGreaterThan(0);
  });
});

describe("the prices at start", () => {
  const right = { active: true, currency: "aud", recurring: { interval: "month", interval_count: 1 } };
  /** Stripe, with these prices. */
  function paymentsWith(monthly: object | number, annual: object = {}) {
    const year = { interval: "year", interval_count: 1 };
    const send: typeof fetch = async (url) => {
      if (typeof monthly === "number")
        return Response.json({ error: { type: "api_error" } }, { status: monthly });
      const price = String(url).endsWith("price_m")
        ? { ...right, unit_amount: 1900, ...monthly }
        : { ...right, unit_amount: 17_000, recurring: year, ...annual };
      return Response.json({ object: "price", ...price });
    };
    const own = { ...config, kind: "stripe" as const, priceIds: { monthly: "price_m", annual: "price_a" } };
    return createPayments(own, send);
  }
  const start = (payments: ReturnType<typeof paymentsWith>, warned: unknown[] = []) =>
    refuseWrongPrices({ payments, log: { warn: (...words: unknown[]) => warned.push(words) } as never });

  it("that the screens say, start", async () => {
    await expect(start(paymentsWith({}))).resolves.toBeUndefined();
  });

  it.each([
    ["another sum", { unit_amount: 1800 }, {}, "STRIPE_PRICE_MONTHLY"],
    ["another currency", { currency: "usd" }, {}, "STRIPE_PRICE_MONTHLY"],
    ["another period", {}, { recurring: right.recurring }, "STRIPE_PRICE_ANNUAL"],
    ["an archived price", {}, { active: false }, "STRIPE_PRICE_ANNUAL"],
    ["no subscription", { recurring: null }, {}, "STRIPE_PRICE_MONTHLY"],
  ])("%s refuses to start", async (_, monthly, annual, name) => {
    await expect(start(paymentsWith(monthly, annual))).rejects.toThrow(name);
  });

  it("that cannot be asked for are a warning, and people are served", async () => {
    const warned: unknown[] = [];
    await start(paymentsWith(400), warned);
    expect(warned).toHaveLength(1);
  });
});

describe("GST", () => {
  const rate = { object: "tax_rate", active: true, inclusive: true, percentage: 10, country: "AU" };
  const customer = { object: "customer", id: "cus_1" };
  const invoice = {
    ...{ id: "in_1", object: "invoice", status: "paid", created: 1, total: 1900, amount_paid: 1900 },
    ...{ amount_remaining: 0, post_payment_credit_notes_amount: 0, description: null, parent: null },
  };

  /** Stripe, with this rate and these taxes on its invoice; what was sent to it is recorded. */
  function withGst(
    change: object = {},
    total_taxes: object[] | null = [{ amount: 173 }],
    gstRateId = "txr_1",
  ) {
    const sent: string[] = [];
    const send: typeof fetch = async (url, init) => {
      const { pathname } = new URL(String(url));
      if (init?.body) sent.push(decodeURIComponent(String(init.body)));
      if (pathname.startsWith("/v1/tax_rates/")) return Response.json({ ...rate, ...change });
      if (pathname.startsWith("/v1/prices/")) {
        const isYear = pathname.endsWith("price_a");
        const recurring = { interval: isYear ? "year" : "month", interval_count: 1 };
        return Response.json({
          active: true,
          currency: "aud",
          unit_amount: isYear ? 17_000 : 1900,
          recurring,
        });
      }
      if (pathname === "/v1/invoices") return Response.json({ data: [{ ...invoice, total_taxes }] });
      if (pathname === "/v1/subscriptions") return Response.json({ data: [] });
      if (pathname === "/v1/checkout/sessions")
        return Response.json({ id: "cs_1", url: "https://pay.example/" });
      return Response.json(customer);
    };
    const own = { ...config, priceIds: { monthly: "price_m", annual: "price_a" }, gstRateId };
    return { payments: createPayments(own, send), sent };
  }

  it("is on the subscription, so that each invoice has its line", async () => {
    const { payments, sent } = withGst();
    const places = { successUrl: "https://k.example/", cancelUrl: "https://k.example/", expiresAt: now };
    await payments.createCheckout({ customerId: "cus_1", userId: "u", plan: "monthly", key: "k", ...places });
    expect(sent.join()).toContain("subscription_data[default_tax_rates][0]=txr_1");
  });

  it.each([
    [[{ amount: 173 }], "Premium Subscription, includes GST of $1.73"],
    [[], "Premium Subscription"],
    [null, "Premium Subscription"],
  ])("of an invoice with %j is told: %s", async (taxes, description) => {
    const state = await withGst({}, taxes).payments.readCustomer("cus_1");
    expect(state?.invoices[0]?.description).toBe(description);
  });

  it.each([{ active: false }, { inclusive: false }, { percentage: 15 }, { country: "NZ" }])(
    "a rate with %j refuses to start",
    async (change) => {
      expect(await withGst(change).payments.priceErrors()).toEqual([
        expect.stringContaining("STRIPE_GST_RATE"),
      ]);
    },
  );

  it("a right rate starts", async () => {
    expect(await withGst().payments.priceErrors()).toEqual([]);
  });
});
