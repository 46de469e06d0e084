import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contract } from "#shared/contract/index.ts";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";
import { accessOf, payAs, sandboxOf, subscriptionOf } from "./billing-test-provider.ts";
import { endSubscription } from "./change-subscription.ts";

const day = 24 * 60 * 60 * 1000;
let now: Date;
let api: TestApi;
beforeEach(async () => {
  now = new Date("2026-03-05T00:00:00Z");
  api = await startTestApi({ now: () => now });
});
afterEach(() => api.stop());

describe("checkout", () => {
  it("[P1-7.12] POST create-checkout-session answers a url for each plan and refuses others", async () => {
    const person = await api.signedUp();
    for (const plan of ["monthly", "annual"] as const) {
      const { url } = await person.api.billing.createCheckoutSession({ body: { plan } });
      expect(url).toMatch(`${api.url}/test-payments/checkout/cs_test_`);
    }
    const refused = await person.send(contract.billing.createCheckoutSession.path, {
      method: "POST",
      body: JSON.stringify({ plan: "weekly" }),
      headers: { "content-type": "application/json" },
    });
    expect(refused.status).toBe(400);
  });

  it("[P1-7.14] POST create-checkout is the same checkout; a price from the client is only looked up", async () => {
    const person = await api.signedUp();
    const { priceIds } = await person.api.billing.subscription();
    const one = await person.api.billing.createCheckout({
      body: { priceId: priceIds.annual, planType: "annual" },
    });
    const other = await person.api.billing.createCheckoutSession({ body: { plan: "annual" } });
    expect(other.url).toBe(one.url);
    for (const [priceId, planType] of [
      ["price_of_my_own", "monthly"],
      [priceIds.monthly, "annual"],
      ["", "monthly"],
    ] as const) {
      await expect(person.api.billing.createCheckout({ body: { priceId, planType } })).rejects.toMatchObject({
        status: 400,
      });
    }
  });

  it("20 parallel clicks are one customer and one open checkout", async () => {
    const person = await api.signedUp();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        person.api.billing.createCheckoutSession({ body: { plan: "monthly" } }),
      ),
    );
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
    const { sessions, customers } = sandboxOf(api).billing.state;
    expect(Object.keys(customers)).toHaveLength(1);
    expect(Object.values(sessions).filter(({ status }) => status === "open")).toHaveLength(1);
    expect(await api.services.db.checkout.count()).toBe(1);
  });

  it("both plans at once leave one open checkout", async () => {
    const person = await api.signedUp();
    const plans = ["monthly", "annual", "monthly", "annual"] as const;
    await Promise.allSettled(
      plans.map((plan) => person.api.billing.createCheckoutSession({ body: { plan } })),
    );
    const open = Object.values(sandboxOf(api).billing.state.sessions).filter((one) => one.status === "open");
    expect(open).toHaveLength(1);
  });

  it("who has Premium gets 409, however it was come by", async () => {
    const paying = await api.signedUp();
    await payAs(api, paying, "monthly");
    for (const person of [
      paying,
      await api.signedUp({ tier: "premium" }),
      await api.signedUp({ tier: "pro" }),
    ]) {
      await expect(
        person.api.billing.createCheckoutSession({ body: { plan: "monthly" } }),
      ).rejects.toMatchObject({ status: 409, code: "conflict" });
    }
  });

  it("an unpaid subscription leads to the portal, not to a second one", async () => {
    const person = await api.signedUp();
    await payAs(api, person, "monthly");
    await subscriptionOf(api, person).fail();
    const { url } = await person.api.billing.createCheckoutSession({ body: { plan: "monthly" } });
    expect(url).toMatch("/test-payments/portal/");
  });

  it("a checkout that nobody paid is opened anew after its end", async () => {
    const person = await api.signedUp();
    const first = await person.api.billing.createCheckoutSession({ body: { plan: "monthly" } });
    now = new Date(now.getTime() + 40 * 60 * 1000);
    const second = await person.api.billing.createCheckoutSession({ body: { plan: "monthly" } });
    expect(second.url).not.toBe(first.url);
  });

  it("?success=true grants nothing: only what the provider says does", async () => {
    const person = await api.signedUp();
    await person.api.billing.createCheckoutSession({ body: { plan: "monthly" } });
    await person.send("/subscription?success=true");
    expect(await person.api.billing.refresh()).toMatchObject({ tier: "free", status: "inactive" });
  });
});

describe("a paid subscription", () => {
  it("[P1-7.13] [P1-7.18] [P1-9.14] grants Premium, names its end and its invoice", async () => {
    const person = await api.signedUp();
    expect(await person.api.billing.invoices()).toEqual([]);
    await payAs(api, person, "monthly");
    expect(await person.api.billing.subscription()).toMatchObject({
      status: "active",
      tier: "premium",
      plan: "monthly",
      currentPeriodEnd: "2026-04-05T00:00:00.000Z",
      isTestMode: true,
    });
    expect(await person.api.billing.invoices()).toEqual([
      {
        id: expect.any(String),
        createdAt: now.toISOString(),
        amount: 19,
        description: "Premium Subscription",
        status: "paid",
      },
    ]);
    expect(await accessOf(person)).toBe("premium");
  });

  it("[P1-7.15] [P1-4.28] cancelling keeps access until the period's end, then it is free by the clock", async () => {
    const person = await api.signedUp();
    await payAs(api, person, "monthly");
    for (const _ of [1, 2]) expect(await person.api.billing.cancel({ body: {} })).toEqual({ success: true });
    expect(await person.api.billing.subscription()).toMatchObject({ status: "canceled", tier: "premium" });
    now = new Date("2026-04-04T23:59:59Z");
    expect(await accessOf(person)).toBe("premium");
    now = new Date("2026-04-05T00:00:00Z");
    expect(await accessOf(person)).toBe("free");
    const body = { jobTitle: "Analyst", company: "Lorikeet", style: "professional" } as const;
    await expect(person.api.coverLetters.generate({ body })).rejects.toMatchObject({
      status: 403,
      requiresUpgrade: true,
    });
    expect(await person.api.billing.subscription()).toMatchObject({ status: "inactive", tier: "free" });
  });

  it("[P1-4.30] renewing takes a cancellation back, twice is once", async () => {
    const person = await api.signedUp();
    await payAs(api, person, "monthly");
    await person.api.billing.cancel({ body: {} });
    for (const _ of [1, 2]) expect(await person.api.billing.renew()).toEqual({ success: true });
    expect(await person.api.billing.subscription()).toMatchObject({ status: "active", tier: "premium" });
  });

  it("[P1-7.17] the plan is switched once, and not while it is cancelled", async () => {
    const person = await api.signedUp();
    await payAs(api, person, "monthly");
    for (const _ of [1, 2]) await person.api.billing.update({ body: { plan: "annual" } });
    await expect(person.api.billing.previewSwitch({ query: { plan: "annual" } })).rejects.toMatchObject({
      status: 409,
    });
    expect(await person.api.billing.subscription()).toMatchObject({
      plan: "annual",
      currentPeriodEnd: "2027-03-05T00:00:00.000Z",
    });
    expect(await person.api.billing.invoices()).toHaveLength(2);
    await person.api.billing.cancel({ body: {} });
    await expect(person.api.billing.update({ body: { plan: "monthly" } })).rejects.toMatchObject({
      status: 409,
    });
  });

  it("[P1-7.16] the portal is for who has paid; nothing of it works without a subscription", async () => {
    const person = await api.signedUp();
    const { billing } = person.api;
    const acts = [
      () => billing.customerPortal({ body: {} }),
      () => billing.cancel({ body: {} }),
      billing.renew,
    ];
    for (const act of acts) await expect(act()).rejects.toMatchObject({ status: 409 });
    await payAs(api, person, "annual");
    expect((await billing.customerPortal({ body: {} })).url).toMatch("/test-payments/portal/");
  });

  it("a renewal that nobody told us of is found by the sweeper", async () => {
    const person = await api.signedUp();
    await payAs(api, person, "monthly");
    now = new Date("2026-04-06T00:00:00Z");
    expect(await accessOf(person)).toBe("free");
    const { sweepBilling } = await import("./sweep-billing.ts");
    await sweepBilling(api.services);
    expect(await accessOf(person)).toBe("premium");
    expect(await person.api.billing.invoices()).toHaveLength(2);
  });

  it("endSubscription ends it at once and closes the open checkout, however often", async () => {
    const [paying, looking] = [await api.signedUp(), await api.signedUp()];
    await payAs(api, paying, "monthly");
    const { url = "" } = await looking.api.billing.createCheckoutSession({ body: { plan: "annual" } });
    for (const { userId } of [paying, looking, paying, looking]) await endSubscription(api.services, userId);
    expect(await paying.api.billing.refresh()).toMatchObject({ tier: "free", status: "inactive" });
    expect((await fetch(url)).status).toBe(410);
  });

  it("a provider that is down is told in words, and nothing changes", async () => {
    const { payments } = api.services;
    const person = await api.signedUp();
    await payAs(api, person, "monthly");
    const { createPayments } = await import("../../adapters/stripe.ts");
    const down = async () => Promise.reject(new Error("connect ECONNREFUSED"));
    api.services.payments = createPayments(api.services.config.payments, down);
    await expect(person.api.billing.cancel({ body: {} })).rejects.toMatchObject({
      status: 502,
      code: "outside_failed",
    });
    api.services.payments = payments;
    expect(await person.api.billing.subscription()).toMatchObject({ status: "active", tier: "premium" });
    now = new Date(now.getTime() + day);
    expect(await accessOf(person)).toBe("premium");
  }, 20_000);
});
