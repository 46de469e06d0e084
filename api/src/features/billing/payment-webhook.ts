import type { OutsideBytes } from "../../bytes/outside.ts";
import type { BytesCall } from "../../http/bytes-call.ts";
import type { Services } from "../../services.ts";
import { findAccountOf, markHandled, noteEvent } from "./billing.store.ts";
import { syncSubscription } from "./sync-subscription.ts";

/**
 * The payment provider's messages, let in by their signature alone. A message says whom to look at, never what is
 * true; it is answered with 200 once its effect is written, so a message that was cut short comes again.
 */
export function paymentWebhook(services: Services): BytesCall {
  return {
    path: "/api/webhooks/stripe",
    take: (body, header) => handleEvent(services, body, header("stripe-signature")),
  };
}

async function handleEvent(services: Services, body: OutsideBytes, signature: string): Promise<void> {
  const { db, payments } = services;
  const event = await payments.verifyEvent(body, signature, services.now());
  const isOpen = await noteEvent(db, { ...event, receivedAt: services.now() });
  if (!isOpen) return;
  const userId = event.customerId ? await findAccountOf(db, event.customerId) : undefined;
  if (userId) await syncSubscription(services, userId);
  await markHandled(db, event.id, services.now());
}
