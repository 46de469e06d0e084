import type { Router } from "express";
import type { PlanType } from "#shared/domain/subscription.ts";
import { begin } from "./sandbox-billing.ts";
import { answerCall } from "./sandbox-calls.ts";
import type { SandboxBilling } from "./sandbox-charges.ts";
import { createDelivery, type Delivery } from "./sandbox-delivery.ts";
import { createSandboxPages } from "./sandbox-pages.ts";
import { openSandboxFile } from "./sandbox-state.ts";

export interface SandboxOptions extends Delivery {
  folder: string;
  /** The site's own address: the test pages are there. */
  origin: string;
  priceIds: Record<PlanType, string>;
  now: () => Date;
}

export interface StripeSandbox {
  /** Takes the Stripe library's calls in place of the network. */
  send: typeof fetch;
  pages: Router;
  billing: SandboxBilling;
  /** Gives a customer a running subscription without a checkout, for demo data. */
  subscribe(customerId: string, plan: PlanType): void;
  /** Brings waiting events to the webhook. */
  deliver(): Promise<void>;
}

/**
 * The payment provider of a computer without Stripe keys: the same library, the same shapes, the same signed webhook,
 * and no money. decision: D-28. Never made in production: there the keys are needed to start.
 */
export function createStripeSandbox(options: SandboxOptions): StripeSandbox {
  const { priceIds, origin, now } = options;
  const billing: SandboxBilling = { ...openSandboxFile(options.folder), priceIds, origin, now };
  const deliver = createDelivery(billing, options);
  const send: typeof fetch = async (input, init) => {
    const url = new URL(String(input));
    const key = new Headers(init?.headers).get("idempotency-key");
    const method = init?.method ?? "GET";
    const answer = answerCall(billing, { method, url, body: String(init?.body ?? ""), key });
    // As with the real one, the events travel on their own.
    void deliver();
    return Response.json(answer.body, { status: answer.status });
  };
  return {
    send,
    pages: createSandboxPages(billing, deliver),
    billing,
    deliver,
    subscribe(customerId, plan) {
      begin(billing, customerId, priceIds[plan]);
      // Who plants data reads the state; there is nobody to tell yet.
      billing.state.outbox = [];
      billing.save();
    },
  };
}
