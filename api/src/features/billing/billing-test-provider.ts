/** What the tests of billing do at the test provider. */

import type { PlanType } from "#shared/domain/subscription.ts";
import { fail, settle } from "../../adapters/stripe-sandbox/sandbox-billing.ts";
import type { StripeSandbox } from "../../adapters/stripe-sandbox/stripe-sandbox.ts";
import type { Owner } from "../../db/owner.ts";
import { type TestApi, type TestVisitor, testPassword } from "../../testing/start-test-api.ts";

export type Person = TestVisitor & { email: string; userId: Owner };

export function sandboxOf(api: TestApi): StripeSandbox {
  if (!api.services.paymentsSandbox) throw new Error("no sandbox");
  return api.services.paymentsSandbox;
}

/** Pays on the test checkout's page, as a browser posts its form. */
export async function payAs(api: TestApi, person: Person, plan: PlanType): Promise<void> {
  const { url = "" } = await person.api.billing.createCheckoutSession({ body: { plan } });
  const answer = await fetch(url, {
    method: "POST",
    body: new URLSearchParams({ act: "pay" }),
    redirect: "manual",
  });
  if (answer.headers.get("location") !== `${api.url}/subscription?success=true`)
    throw new Error(`not paid: ${answer.status}`);
}

/** The acts of the person's own running subscription, told to the webhook. */
export function subscriptionOf(api: TestApi, person: Person) {
  const sandbox = sandboxOf(api);
  const { state } = sandbox.billing;
  const customer = Object.values(state.customers).find(({ email }) => email === person.email);
  const subscription = Object.values(state.subscriptions).find((one) => one.customer === customer?.id);
  if (!subscription) throw new Error("no subscription");
  return {
    subscription,
    fail: () => {
      fail(sandbox.billing, subscription);
      return sandbox.deliver();
    },
    settle: () => {
      settle(sandbox.billing, subscription);
      return sandbox.deliver();
    },
  };
}

/** The tier that the next request of the person has; a session may have run out meanwhile. */
export async function accessOf(person: Person): Promise<string> {
  await person.api.auth.login({ body: { email: person.email, password: testPassword } });
  return (await person.api.billing.tier()).tier;
}
