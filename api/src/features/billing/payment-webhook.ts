import express, { type RequestHandler } from "express";
import { asAppError, sendError } from "../../http/error-response.ts";
import { requestIdOf } from "../../http/request-id.ts";
import type { Outside } from "../../outside.ts";
import { findAccountOf, markHandled, noteEvent } from "./billing.store.ts";
import { syncSubscription } from "./sync-subscription.ts";

export const webhookPath = "/api/webhooks/stripe";

/**
 * The payment provider's messages, let in by their signature alone. A message says whom to look at, never what is
 * true; it is answered with 200 once its effect is written, so a message that was cut short comes again.
 */
export function paymentWebhook(outside: Outside): RequestHandler[] {
  const raw = express.raw({ type: () => true, limit: "1mb" });
  const take: RequestHandler = async (req, res) => {
    res.setHeader("Cache-Control", "no-store");
    try {
      const body = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
      await handleNotice(outside, body, req.get("stripe-signature") ?? "");
      res.json({ received: true });
    } catch (thrown) {
      sendError(req, res, asAppError(thrown, outside.log, requestIdOf(req)));
    }
  };
  return [raw, take];
}

async function handleNotice(outside: Outside, body: Buffer, signature: string): Promise<void> {
  const { db, payments } = outside;
  const notice = payments.verifyNotice(body, signature, outside.now());
  const isOpen = await noteEvent(db, { ...notice, receivedAt: outside.now() });
  if (!isOpen) return;
  const userId = notice.customerId ? await findAccountOf(db, notice.customerId) : undefined;
  if (userId) await syncSubscription(outside, userId);
  await markHandled(db, notice.id, outside.now());
}
