import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signatureOf } from "../../adapters/stripe-sandbox/sandbox-delivery.ts";
import type { SandboxEvent } from "../../adapters/stripe-sandbox/sandbox-state.ts";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";
import { accessOf, type Person, payAs, sandboxOf, subscriptionOf } from "./billing-test-provider.ts";
import { sweepBilling } from "./sweep-billing.ts";

/** Each case asks the database or lays out a page: `npm run test:deep` takes its time. */
const isDeep = process.env.KELPIE_DEEP === "1";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

let made = 0;
function eventOf(person: Person, type: string, object: object = {}): SandboxEvent {
  const { customer } = subscriptionOf(api, person).subscription;
  const id = `evt_${type}_${++made}`;
  return {
    id,
    object: "event",
    type,
    created: 0,
    livemode: false,
    data: { object: { customer, ...object } },
  };
}

async function send(event: object | string, header?: string): Promise<Response> {
  const body = typeof event === "string" ? event : JSON.stringify(event);
  const signature = header ?? signatureOf(body, api.services.config.payments.webhookSecret, new Date());
  return fetch(`${api.url}/api/webhooks/stripe`, {
    method: "POST",
    headers: { "content-type": "application/json", "stripe-signature": signature },
    body,
  });
}

async function paying(): Promise<Person> {
  const person = await api.signedUp();
  await payAs(api, person, "monthly");
  return person;
}

const kept = (person: Person) =>
  api.services.db.subscription.findUniqueOrThrow({
    where: { userId: person.userId },
    omit: { updatedAt: true },
  });

describe("a webhook that the provider did not sign", () => {
  it("ST-01: forged, changed, stale, future, v0 only or none answers 400 and leaves no row", async () => {
    const person = await paying();
    const event = eventOf(person, "customer.subscription.deleted");
    const body = JSON.stringify(event);
    const secret = api.services.config.payments.webhookSecret;
    const at = (seconds: number) => new Date(Date.now() + seconds * 1000);
    const good = signatureOf(body, secret, at(0));
    const before = await kept(person);
    for (const [given, header] of [
      [body, ""],
      [body, signatureOf(body, "whsec_of_somebody_else", at(0))],
      [`${body} `, good],
      [JSON.stringify(event, null, 1), good],
      [body, signatureOf(body, secret, at(-302))],
      [body, signatureOf(body, secret, at(302))],
      [body, good.replace("v1=", "v0=")],
      ["", signatureOf("", secret, at(0))],
    ] as const) {
      expect((await send(given, header)).status).toBe(400);
    }
    expect(await api.services.db.paymentEvent.count({ where: { id: event.id } })).toBe(0);
    expect(await kept(person)).toEqual(before);
    expect((await send(body, good)).status).toBe(200);
  });

  it("ST-04: a live event in test mode is refused", async () => {
    const person = await paying();
    expect((await send({ ...eventOf(person, "invoice.paid"), livemode: true })).status).toBe(400);
  });
});

/** What a state at the provider comes to; a payment that failed has its days of grace (D-58). */
function statusOf(end: string, isEnding: boolean): string {
  if (end === "past_due" || end === "unpaid") return "past_due";
  if (end !== "active" && end !== "trialing") return "inactive";
  return isEnding ? "canceled" : "active";
}

describe("a signed webhook", () => {
  it("ST-02: ten at once are one row, all taken; a replay does nothing", async () => {
    const person = await paying();
    const event = eventOf(person, "customer.subscription.updated");
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(event)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await api.services.db.paymentEvent.count({ where: { id: event.id } })).toBe(1);
    const { payments } = api.services;
    api.services.payments = { ...payments, readCustomer: () => Promise.reject(new Error("asked again")) };
    expect((await send(event)).status).toBe(200);
    api.services.payments = payments;
  });

  it("ST-02: cut short between insert and effect, it heals on redelivery or by the sweeper", async () => {
    const { payments, db } = api.services;
    for (const heal of ["redelivery", "sweeper"] as const) {
      const person = await paying();
      const acts = subscriptionOf(api, person);
      acts.subscription.status = "incomplete";
      const event = eventOf(person, "customer.subscription.updated");
      api.services.payments = { ...payments, readCustomer: () => Promise.reject(new Error("killed")) };
      expect((await send(event)).status).toBe(500);
      api.services.payments = payments;
      expect(await db.paymentEvent.findUnique({ where: { id: event.id } })).toMatchObject({
        handledAt: null,
      });
      expect(await accessOf(person)).toBe("premium");
      if (heal === "redelivery") expect((await send(event)).status).toBe(200);
      else await sweepBilling(api.services);
      expect(await accessOf(person)).toBe("free");
      const row = await db.paymentEvent.findUniqueOrThrow({ where: { id: event.id } });
      expect(row.handledAt, heal).not.toBeNull();
    }
  });

  it("ST-03: every order of created, updated, paid, failed, deleted, with duplicates, ends in the provider's state", async () => {
    const person = await paying();
    const { subscription } = subscriptionOf(api, person);
    const types = [
      "customer.subscription.created",
      "customer.subscription.updated",
      "invoice.paid",
      "invoice.payment_failed",
      "customer.subscription.deleted",
    ];
    const ends = ["active", "trialing", "past_due", "unpaid", "incomplete", "canceled"];
    const order = fc.shuffledSubarray([...types, ...types], { minLength: 5, maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(order, fc.constantFrom(...ends), fc.boolean(), async (told, end, isEnding) => {
        Object.assign(subscription, { status: end, cancel_at_period_end: isEnding });
        // What the events say of themselves is a lie on purpose: only the provider's present state counts.
        const lies = told.map((type) =>
          eventOf(person, type, { status: type.endsWith("deleted") ? "active" : end }),
        );
        const answers = await Promise.all(lies.map((event) => send(event)));
        expect(answers.every(({ ok }) => ok)).toBe(true);
        const status = statusOf(end, isEnding);
        expect((await kept(person)).status).toBe(status);
        const user = await api.services.db.user.findUniqueOrThrow({ where: { id: person.userId } });
        expect(user.tier).toBe(status === "inactive" ? "free" : "premium");
      }),
      { numRuns: isDeep ? 200 : 10 },
    );
  }, 60_000);

  it("ST-03: what was read before somebody else wrote is read again, not written over the newer state", async () => {
    const person = await paying();
    const { subscription } = subscriptionOf(api, person);
    const { payments } = api.services;
    const readOld = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    let reads = 0;
    const readCustomer: typeof payments.readCustomer = async (id) => {
      const state = await payments.readCustomer(id);
      if (++reads > 1) return state;
      readOld.resolve();
      await go.promise;
      return state;
    };
    subscription.cancel_at_period_end = true;
    api.services.payments = { ...payments, readCustomer };
    const slow = send(eventOf(person, "customer.subscription.updated"));
    await readOld.promise;
    subscription.status = "canceled";
    expect((await send(eventOf(person, "invoice.payment_failed"))).status).toBe(200);
    go.resolve();
    expect((await slow).status).toBe(200);
    api.services.payments = payments;
    expect(await kept(person)).toMatchObject({ status: "inactive" });
    expect(await accessOf(person)).toBe("free");
  });

  it("ST-04: a stranger's customer, another's reference and an unknown price grant nothing", async () => {
    const [payer, free] = [await paying(), await api.signedUp()];
    const lie = { client_reference_id: free.userId, metadata: { userId: free.userId }, status: "active" };
    expect((await send(eventOf(payer, "checkout.session.completed", lie))).status).toBe(200);
    const stranger = { ...lie, customer: "cus_of_nobody" };
    expect((await send(eventOf(payer, "checkout.session.completed", stranger))).status).toBe(200);
    expect(await accessOf(free)).toBe("free");
    const { subscription } = subscriptionOf(api, payer);
    const [item] = subscription.items.data;
    if (item) item.price.id = "price_of_somebody_else";
    await send(eventOf(payer, "customer.subscription.updated"));
    expect(await accessOf(payer)).toBe("free");
  });

  it("ST-05: a tier of pro is never changed by a payment event", async () => {
    const person = await paying();
    await api.services.db.user.update({ where: { id: person.userId }, data: { tier: "pro" } });
    await subscriptionOf(api, person).fail();
    expect(await accessOf(person)).toBe("pro");
  });

  it("the test pages refuse a form of another site, and say that no money moves", async () => {
    const person = await api.signedUp();
    const { url = "" } = await person.api.billing.createCheckoutSession({ body: { plan: "annual" } });
    const page = await fetch(url);
    expect(await page.text()).toMatch(/Test mode: no money moves[\s\S]*\$170 a year/);
    expect(page.headers.get("content-security-policy")).toContain("script-src 'self'");
    for (const [place, status] of [
      ["portal/__proto__", 404],
      ["checkout/constructor", 410],
    ] as const)
      expect((await fetch(`${api.url}/test-payments/${place}`)).status).toBe(status);
    const foreign = { method: "POST", body: new URLSearchParams({ act: "pay" }) };
    const refused = await fetch(url, { ...foreign, headers: { "sec-fetch-site": "cross-site" } });
    expect(refused.status).toBe(403);
    const declined = await fetch(url, { method: "POST", body: new URLSearchParams({ act: "decline" }) });
    expect([declined.status, await declined.text()]).toEqual([402, expect.stringContaining("was declined")]);
    expect(sandboxOf(api).billing.state.outbox).toEqual([]);
    expect(await accessOf(person)).toBe("free");
  });
});
