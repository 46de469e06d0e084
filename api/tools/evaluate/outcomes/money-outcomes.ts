/** Outcomes about payments and what they buy. */

import {
  accessOf,
  payAs,
  sandboxOf,
  subscriptionOf,
} from "../../../src/features/billing/billing-test-provider.ts";
import { sweepBilling } from "../../../src/features/billing/sweep-billing.ts";
import { mailsTo } from "../../../src/testing/outbox.ts";
import { type Desk, holds, job, type Outcome, type Person, refusal, same, withResume } from "./desk.ts";

async function paying(desk: Desk, plan: "monthly" | "annual" = "monthly"): Promise<Person> {
  const person = await desk.api.signedUp();
  await payAs(desk.api, person, plan);
  return person;
}

const paidBy = async (person: Person) =>
  (await person.api.billing.invoices())
    .filter(({ status }) => status === "paid")
    .reduce((sum, { amount }) => sum + amount, 0);

function spoilCard(desk: Desk, person: Person): void {
  const { customer } = subscriptionOf(desk.api, person).subscription;
  const owner = sandboxOf(desk.api).billing.state.customers[customer];
  if (owner) owner.isCardBad = true;
}

const checkouts: Outcome[] = (["monthly", "annual"] as const).map((plan) => ({
  id: `the ${plan} checkout shows its sum, and charges just that`,
  async check(desk) {
    const person = await desk.api.signedUp();
    const { url = "" } = await person.api.billing.createCheckoutSession({ body: { plan } });
    const page = await (await fetch(url)).text();
    const [, sum = "none"] = /To pay now<\/dt><dd>\$([\d.]+)/.exec(page) ?? [];
    await fetch(url, { method: "POST", body: new URLSearchParams({ act: "pay" }), redirect: "manual" });
    same(await paidBy(person), Number(sum), "paid");
  },
}));

export const moneyOutcomes: Outcome[] = [
  ...checkouts,
  {
    id: "a card that is declined at the checkout charges nothing and gives nothing",
    async check(desk) {
      const person = await desk.api.signedUp();
      const { url = "" } = await person.api.billing.createCheckoutSession({ body: { plan: "monthly" } });
      await fetch(url, { method: "POST", body: new URLSearchParams({ act: "decline" }) });
      same([await paidBy(person), await accessOf(person)], [0, "free"], "paid and tier");
    },
  },
  {
    id: "a switch charges the sum that was shown",
    async check(desk) {
      const person = await paying(desk);
      desk.after(3);
      const { dueNow, at } = await person.api.billing.previewSwitch({ query: { plan: "annual" } });
      const before = await paidBy(person);
      desk.after(0.01);
      await person.api.billing.update({ body: { plan: "annual", agreed: { dueNow, at } } });
      same(Math.round((await paidBy(person)) * 100), Math.round((before + dueNow) * 100), "cents paid");
    },
  },
  {
    id: "a switch to another sum than the one that was shown is refused",
    async check(desk) {
      const person = await paying(desk);
      const { at } = await person.api.billing.previewSwitch({ query: { plan: "annual" } });
      const body = { plan: "annual", agreed: { dueNow: 1, at } } as const;
      same(await refusal(person.api.billing.update({ body })), 409, "status");
      same(await paidBy(person), 19, "paid");
    },
  },
  {
    id: "a preview of a switch changes nothing",
    async check(desk) {
      const person = await paying(desk);
      await person.api.billing.previewSwitch({ query: { plan: "annual" } });
      const { plan } = await person.api.billing.refresh();
      same([plan, await paidBy(person)], ["monthly", 19], "plan and paid");
    },
  },
  {
    id: "a card that is declined at a switch changes nothing",
    async check(desk) {
      const person = await paying(desk);
      spoilCard(desk, person);
      same(await refusal(person.api.billing.update({ body: { plan: "annual" } })), 409, "status");
      const { plan, status } = await person.api.billing.refresh();
      same([plan, status, await paidBy(person)], ["monthly", "active", 19], "plan, status, paid");
    },
  },
  {
    id: "what is left of a year is not lost at a switch to months",
    async check(desk) {
      const person = await paying(desk, "annual");
      const shown = await person.api.billing.previewSwitch({ query: { plan: "monthly" } });
      holds(shown.creditLeft > 100, `credit ${shown.creditLeft}`);
      const { dueNow, at } = shown;
      await person.api.billing.update({ body: { plan: "monthly", agreed: { dueNow, at } } });
      desk.after(32);
      await sweepBilling(desk.api.services);
      await accessOf(person);
      same(await paidBy(person), 170, "paid after the first renewal");
    },
  },
  {
    id: "a renewal that fails is told with its sum, and Premium goes on for 7 days",
    async check(desk) {
      const person = await paying(desk);
      await subscriptionOf(desk.api, person).fail();
      const { owed } = await person.api.billing.tier();
      same(owed?.amount, 19, "the sum of the banner");
      desk.after(6.9);
      same(await accessOf(person), "premium", "tier before the days are over");
      desk.after(0.2);
      same(await accessOf(person), "free", "tier after them");
    },
  },
  {
    id: "a renewal that fails is one mail and one notification, however often it is reported",
    async check(desk) {
      const person = await paying(desk);
      const acts = subscriptionOf(desk.api, person);
      await acts.fail();
      await person.api.billing.refresh();
      await acts.fail();
      await sweepBilling(desk.api.services);
      const mails = (await mailsTo(desk.api, person.email)).filter((one) => one.includes("failed"));
      const told = await person.api.notifications.list();
      same([mails.length, told.length], [1, 1], "mails and notifications");
      holds(mails[0]?.includes("$19.00") === true, "the mail names no sum");
    },
  },
  {
    id: "after the days of grace it is Inactive, with the sum and the way back",
    async check(desk) {
      const person = await paying(desk);
      await subscriptionOf(desk.api, person).fail();
      desk.after(8);
      await accessOf(person);
      const { status, owed } = await person.api.billing.refresh();
      same([status, owed?.amount], ["inactive", 19], "status and sum");
      const { url } = await person.api.billing.createCheckoutSession({ body: { plan: "monthly" } });
      holds(url?.includes("/portal/") === true, `the way back is ${url}`);
    },
  },
  {
    id: "news of a failed payment that come a week late grant nothing",
    async check(desk) {
      const person = await paying(desk);
      const sandbox = sandboxOf(desk.api);
      const { state } = sandbox.billing;
      const { subscription } = subscriptionOf(desk.api, person);
      const { fail } = await import("../../../src/adapters/stripe-sandbox/sandbox-billing.ts");
      fail(sandbox.billing, subscription);
      desk.after(7.5);
      await sandbox.deliver();
      same(state.outbox.length, 0, "waiting events");
      same(await accessOf(person), "free", "tier");
    },
  },
  {
    id: "what is owed and paid gives Premium back",
    async check(desk) {
      const person = await paying(desk);
      await subscriptionOf(desk.api, person).fail();
      desk.after(9);
      await subscriptionOf(desk.api, person).settle();
      same(await accessOf(person), "premium", "tier");
      same((await person.api.billing.tier()).owed, null, "owed");
    },
  },
  {
    id: "a refund gives back the sum that was shown, and ends Premium",
    async check(desk) {
      const person = await paying(desk);
      const { refund } = await person.api.billing.subscription();
      await person.api.billing.refund({ body: { amount: refund?.amount ?? 0 } });
      const given = Object.values(sandboxOf(desk.api).billing.state.invoices)
        .filter(({ customer }) => customer === subscriptionOf(desk.api, person).subscription.customer)
        .reduce((sum, one) => sum + one.post_payment_credit_notes_amount, 0);
      same([given / 100, await accessOf(person)], [19, "free"], "given back and tier");
    },
  },
  {
    id: "after 14 days no refund is offered, and none is made",
    async check(desk) {
      const person = await paying(desk);
      desk.after(14.1);
      await accessOf(person);
      same((await person.api.billing.subscription()).refund, null, "offered");
      same(await refusal(person.api.billing.refund({ body: { amount: 19 } })), 409, "status");
    },
  },
  {
    id: "every view of the plan says the same",
    async check(desk) {
      const person = await paying(desk);
      const tiers = [
        (await person.api.auth.user()).subscriptionTier,
        (await person.api.billing.tier()).tier,
        (await person.api.billing.subscription()).tier,
      ];
      same(tiers, ["premium", "premium", "premium"], "tiers");
    },
  },
  {
    id: "what was made with Premium stays readable after it: letters, jobs, resumes",
    async check(desk) {
      const person = await withResume(desk, "free");
      await payAs(desk.api, person, "monthly");
      const { id } = await person.api.coverLetters.generate({ body: job });
      for (let n = 0; n < 12; n++)
        await person.api.applications.create({ body: { ...job, jobTitle: `Analyst ${n}`, status: "saved" } });
      await person.api.resumes.create({ body: { name: "Second", text: "Kim Lee\nNurse", origin: "pasted" } });
      await subscriptionOf(desk.api, person).fail();
      desk.after(8);
      same(await accessOf(person), "free", "tier");
      const counts = [
        (await person.api.coverLetters.list()).length,
        (await person.api.applications.list({ query: { ads: "none" } })).length,
        (await person.api.resumes.list()).length,
      ];
      same(counts, [1, 12, 2], "letters, jobs, resumes");
      holds((await person.api.coverLetters.get({ params: { id } })).text.length > 100, "the letter is empty");
    },
  },
];
