import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Stripe from "stripe";
import { afterAll, describe, expect, it } from "vitest";
import { paymentsConfig } from "../payments-config.ts";
import { createPayments } from "./stripe.ts";
import { fail, pay, periodEnd } from "./stripe-sandbox/sandbox-billing.ts";
import { signatureOf } from "./stripe-sandbox/sandbox-delivery.ts";
import { createStripeSandbox } from "./stripe-sandbox/stripe-sandbox.ts";

const folder = mkdtempSync(path.join(tmpdir(), "kelpie-sandbox-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const config = paymentsConfig({}, "s".repeat(40));
let now = new Date("2026-01-31T10:00:00Z");

function openSandbox(faults: string[] = []) {
  const sandbox = createStripeSandbox({
    folder,
    origin: "http://localhost",
    priceIds: config.priceIds,
    now: () => now,
    webhookUrl: "http://127.0.0.1:9/nobody",
    webhookSecret: config.webhookSecret,
    onFault: (type) => faults.push(type),
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
    const faults: string[] = [];
    const { sandbox, payments } = openSandbox(faults);
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
    expect(faults.length).toBeGreaterThan(0);
    expect(sandbox.billing.state.outbox.length).toBeGreaterThan(0);
  });
});
