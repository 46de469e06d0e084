import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signatureOf } from "../../adapters/stripe-sandbox/sandbox-delivery.ts";
import { mailsTo } from "../../testing/outbox.ts";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";
import { accessOf, type Person, payAs, sandboxOf, subscriptionOf } from "./billing-test-provider.ts";
import { sweepBilling } from "./sweep-billing.ts";

let now: Date;
let api: TestApi;
beforeEach(async () => {
  now = new Date("2026-03-05T00:00:00Z");
  api = await startTestApi({ now: () => now });
});
afterEach(() => api.stop());

async function paying(): Promise<Person> {
  const person = await api.signedUp();
  await payAs(api, person, "monthly");
  return person;
}

const later = (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000);
};

/** The webhook, as the provider calls it: with an event of its own each time. */
async function tell(person: Person, type: string): Promise<number> {
  const { customer } = subscriptionOf(api, person).subscription;
  const body = JSON.stringify({
    id: `evt_${type}_${Math.random()}`,
    type,
    livemode: false,
    data: { object: { customer } },
  });
  const signature = signatureOf(body, api.services.config.payments.webhookSecret, now);
  const headers = { "content-type": "application/json", "stripe-signature": signature };
  return (await fetch(`${api.url}/api/webhooks/stripe`, { method: "POST", headers, body })).status;
}

describe("a payment that failed (D-58)", () => {
  it("Premium goes on for 7 days with the sum on every screen, one mail and one notification; then Inactive", async () => {
    const person = await paying();
    await subscriptionOf(api, person).fail();
    expect(await person.api.billing.subscription()).toMatchObject({
      status: "past_due",
      tier: "premium",
      owed: { amount: 19, since: "2026-03-05T00:00:00.000Z", until: "2026-03-12T00:00:00.000Z" },
    });
    expect((await person.api.billing.tier()).owed).toMatchObject({ amount: 19 });
    expect(await person.api.notifications.list()).toMatchObject([
      {
        type: "billing",
        message: "Your payment of $19.00 failed. Premium goes on until 12 March 2026.",
        path: "/subscription",
      },
    ]);
    const [mail, ...others] = await mailsTo(api, person.email);
    expect(others).toEqual([]);
    expect(mail).toContain("Subject: Your Kelpie payment failed");
    expect(mail).toContain("Premium goes on until 12 March 2026.");
    expect(mail).toContain(`${api.url}/subscription`);

    later(6.99);
    expect(await accessOf(person)).toBe("premium");
    later(0.01);
    expect(await accessOf(person)).toBe("free");
    for (const swept of [false, true]) {
      if (swept) await sweepBilling(api.services);
      expect(await person.api.billing.subscription()).toMatchObject({
        status: "inactive",
        tier: "free",
        owed: { amount: 19 },
      });
    }
    expect(await mailsTo(api, person.email)).toHaveLength(1);
    expect(await person.api.notifications.list()).toHaveLength(1);
  });

  it("what is paid within the days of grace, or after them, gives all of it back", async () => {
    const person = await paying();
    for (const days of [3, 20]) {
      await subscriptionOf(api, person).fail();
      later(days);
      await subscriptionOf(api, person).settle();
      expect(await accessOf(person)).toBe("premium");
      expect(await person.api.billing.subscription()).toMatchObject({ status: "active", owed: null });
      expect((await person.api.billing.tier()).owed).toBeNull();
    }
  });

  it("told twice, out of order and late by a week: one mail, and a week late grants nothing", async () => {
    const person = await paying();
    const sandbox = sandboxOf(api);
    const acts = subscriptionOf(api, person);
    sandbox.deliver = async () => undefined;
    await acts.fail();
    sandbox.billing.state.outbox = [];
    later(7);
    for (const type of [
      "customer.subscription.updated",
      "invoice.payment_failed",
      "invoice.payment_failed",
      "invoice.paid",
      "customer.subscription.created",
    ])
      expect(await tell(person, type)).toBe(200);
    expect(await accessOf(person)).toBe("free");
    const mails = await mailsTo(api, person.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain("your account is on the Free plan");
    expect(await person.api.notifications.list()).toHaveLength(1);
  });

  it("a second payment that fails does not begin the days anew", async () => {
    const person = await paying();
    await subscriptionOf(api, person).fail();
    later(5);
    await subscriptionOf(api, person).fail();
    expect(await person.api.billing.subscription()).toMatchObject({
      owed: { amount: 38, until: "2026-03-12T00:00:00.000Z" },
    });
    expect(await mailsTo(api, person.email)).toHaveLength(1);
  });

  it("cancelled while it is owed, it ends at once and nothing is owed any more; a switch waits", async () => {
    const person = await paying();
    await subscriptionOf(api, person).fail();
    await expect(person.api.billing.update({ body: { plan: "annual" } })).rejects.toMatchObject({
      status: 409,
      message: "Please pay what is owed first.",
    });
    await person.api.billing.cancel({ body: {} });
    expect(await person.api.billing.subscription()).toMatchObject({
      status: "inactive",
      tier: "free",
      owed: null,
    });
  });

  it("a card that is declined at the renewal is past due by the clock", async () => {
    const person = await paying();
    const { subscription } = subscriptionOf(api, person);
    const customer = sandboxOf(api).billing.state.customers[subscription.customer];
    if (customer) customer.isCardBad = true;
    now = new Date("2026-04-05T00:00:01Z");
    expect(await accessOf(person)).toBe("free");
    await sweepBilling(api.services);
    expect(await accessOf(person)).toBe("premium");
    expect(await person.api.billing.subscription()).toMatchObject({
      status: "past_due",
      currentPeriodEnd: "2026-04-12T00:00:00.000Z",
    });
  });
});

describe("a switch of plan shows its sum first (D-59)", () => {
  it("what was shown is what is charged, and when it renews", async () => {
    const person = await paying();
    later(10);
    await accessOf(person);
    const shown = await person.api.billing.previewSwitch({ query: { plan: "annual" } });
    expect(shown).toMatchObject({ plan: "annual", creditLeft: 0, renewalAmount: 170 });
    expect(shown.dueNow).toBeCloseTo(170 - (19 * 21) / 31, 2);
    expect(await person.api.billing.subscription()).toMatchObject({ plan: "monthly" });
    later(0.02);
    const { dueNow, at } = shown;
    await person.api.billing.update({ body: { plan: "annual", agreed: { dueNow, at } } });
    const [invoice] = await person.api.billing.invoices();
    expect(invoice?.amount).toBe(dueNow);
    expect((await person.api.billing.subscription()).currentPeriodEnd).toBe(shown.renewsAt);
  });

  it("what is left of a year stays to the person's credit and pays the next renewals", async () => {
    const person = await api.signedUp();
    await payAs(api, person, "annual");
    const shown = await person.api.billing.previewSwitch({ query: { plan: "monthly" } });
    expect(shown).toMatchObject({ dueNow: 0, creditLeft: 151, renewalAmount: 0 });
    const { dueNow, at } = shown;
    await person.api.billing.update({ body: { plan: "monthly", agreed: { dueNow, at } } });
    now = new Date("2026-04-06T00:00:00Z");
    await sweepBilling(api.services);
    await accessOf(person);
    expect(await person.api.billing.subscription()).toMatchObject({ status: "active", plan: "monthly" });
    expect((await person.api.billing.invoices()).map(({ amount }) => amount).sort()).toEqual([0, 0, 170]);
  });

  it.each([
    ["another sum", { dueNow: 1, at: "2026-03-05T00:00:00.000Z" }, 409],
    ["a sum of yesterday", { dueNow: 151, at: "2026-03-04T00:00:00.000Z" }, 409],
    ["a sum of tomorrow", { dueNow: 151, at: "2026-03-06T00:00:00.000Z" }, 400],
    ["no moment", { dueNow: 151, at: "soon" }, 400],
  ])("agreed to %s: nothing is charged", async (_name, agreed, status) => {
    const person = await paying();
    await expect(person.api.billing.update({ body: { plan: "annual", agreed } })).rejects.toMatchObject({
      status,
    });
    expect(await person.api.billing.invoices()).toHaveLength(1);
    expect(await person.api.billing.subscription()).toMatchObject({ plan: "monthly" });
  });

  it("a card that is declined at the switch: said so, nothing charged, the plan as it was", async () => {
    const person = await paying();
    const { subscription } = subscriptionOf(api, person);
    const customer = sandboxOf(api).billing.state.customers[subscription.customer];
    if (customer) customer.isCardBad = true;
    const { dueNow, at } = await person.api.billing.previewSwitch({ query: { plan: "annual" } });
    await expect(
      person.api.billing.update({ body: { plan: "annual", agreed: { dueNow, at } } }),
    ).rejects.toMatchObject({ status: 409, message: expect.stringMatching(/was declined/) });
    expect(await person.api.billing.subscription()).toMatchObject({ plan: "monthly", status: "active" });
    expect(await person.api.billing.invoices()).toHaveLength(1);
  });
});

describe("a refund within 14 days (D-78)", () => {
  it("gives back what was paid, whole, and ends Premium; twice is once", async () => {
    const person = await paying();
    later(3);
    const { dueNow, at } = await person.api.billing.previewSwitch({ query: { plan: "annual" } });
    await person.api.billing.update({ body: { plan: "annual", agreed: { dueNow, at } } });
    const { refund } = await person.api.billing.subscription();
    expect(refund).toEqual({ amount: 19 + dueNow, until: "2026-03-19T00:00:00.000Z" });
    const body = { amount: refund?.amount ?? 0 };
    expect(await person.api.billing.refund({ body })).toEqual({ success: true });
    await expect(person.api.billing.refund({ body })).rejects.toMatchObject({ status: 409 });
    expect(await person.api.billing.subscription()).toMatchObject({
      status: "inactive",
      tier: "free",
      refund: null,
    });
    expect(await person.api.billing.invoices()).toMatchObject([
      { amount: dueNow, description: "Premium Subscription, refunded", status: "other" },
      { amount: 19, description: "Premium Subscription, refunded", status: "other" },
    ]);
  });

  it("not after 14 days, and not another sum than the one that was shown", async () => {
    const person = await paying();
    await expect(person.api.billing.refund({ body: { amount: 190 } })).rejects.toMatchObject({ status: 409 });
    later(14);
    expect(await accessOf(person)).toBe("premium");
    expect((await person.api.billing.subscription()).refund).toBeNull();
    await expect(person.api.billing.refund({ body: { amount: 19 } })).rejects.toMatchObject({ status: 409 });
  });

  it("cut short between its end and the money, it is finished by the next press", async () => {
    const person = await paying();
    const { payments } = api.services;
    api.services.payments = { ...payments, refund: () => Promise.reject(new Error("cut")) };
    const body = { amount: 19 };
    await expect(person.api.billing.refund({ body })).rejects.toMatchObject({ status: 500 });
    api.services.payments = payments;
    expect((await person.api.billing.refresh()).refund).toMatchObject({ amount: 19 });
    await person.api.billing.refund({ body });
    expect((await person.api.billing.subscription()).refund).toBeNull();
  });
});
