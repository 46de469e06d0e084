import express, { type RequestHandler } from "express";
import { asAppError, sendError } from "../../http/error-response.ts";
import { requestIdOf } from "../../http/request-log.ts";
import type { Services } from "../../services.ts";
import { findAccountOf, markHandled, noteEvent } from "./billing.store.ts";
import { syncSubscription } from "./sync-subscription.ts";

export const webhookPath = "/api/webhooks/stripe";

/**
 * The payment provider's messages, let in by their signature alone. A message says whom to look at, never what is
 * true; it is answered with 200 once its effect is written, so a message that was cut short comes again.
 */
export function paymentWebhook(services: Services): RequestHandler[] {
  const raw = express.raw({ type: () => true, limit: "1mb" });
  const take: RequestHandler = async (req, res) => {
    res.setHeader("Cache-Control", "no-store");
    try {
      const body = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
      await handleEvent(services, body, req.get("stripe-signature") ?? "");
      res.json({ received: true });
    } catch (thrown) {
      sendError(req, res, asAppError(thrown, services.log, requestIdOf(req)));
    }
  };
  return [raw, take];
}

async function handleEvent(services: Services, body: Buffer, signature: string): Promise<void> {
  const { db, payments } = services;
  const event = await payments.verifyEvent(body, signature, services.now());
  const isOpen = await noteEvent(db, { ...event, receivedAt: services.now() });
  if (!isOpen) return;
  const userId = event.customerId ? await findAccountOf(db, event.customerId) : undefined;
  if (userId) await syncSubscription(services, userId);
  await markHandled(db, event.id, services.now());
}
