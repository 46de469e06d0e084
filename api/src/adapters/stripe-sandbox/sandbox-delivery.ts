import { createHmac } from "node:crypto";
import type { SandboxBilling } from "./sandbox-charges.ts";

/** The header by which Stripe signs a webhook. */
export function signatureOf(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const digest = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${digest}`;
}

export interface Delivery {
  webhookUrl: string;
  webhookSecret: string;
  onError: (type: string, reason: string) => void;
}

/** Brings every waiting event to the webhook; what is not taken waits for the next time, as with Stripe. */
export function createDelivery(billing: SandboxBilling, delivery: Delivery): () => Promise<void> {
  const deliverOne = async (body: string) => {
    const signature = signatureOf(body, delivery.webhookSecret, billing.now());
    const answer = await fetch(delivery.webhookUrl, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Stripe-Signature": signature },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
  };
  const deliverAll = async () => {
    for (const event of [...billing.state.outbox]) {
      try {
        await deliverOne(JSON.stringify(event));
        billing.state.outbox = billing.state.outbox.filter((one) => one.id !== event.id);
        billing.save();
      } catch (error) {
        delivery.onError(event.type, error instanceof Error ? error.message : "unknown");
        return;
      }
    }
  };
  // One after the other: two at once would bring the same event twice.
  let running = Promise.resolve();
  return () => {
    running = running.then(deliverAll);
    return running;
  };
}
