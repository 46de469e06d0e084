import { createHash, timingSafeEqual } from "node:crypto";
import express, { type RequestHandler } from "express";
import { pages } from "#shared/domain/pages.ts";
import { AppError } from "../../http/app-error.ts";
import { asAppError, sendError } from "../../http/error-response.ts";
import { requestIdOf } from "../../http/request-log.ts";
import { notify } from "../../notifications/notify.ts";
import type { Services } from "../../services.ts";
import { isTooComplex } from "../../workers/workers.ts";
import { findOwnerOfKey, keepReading, listOpenApplications } from "./forwarded-mail.store.ts";
import type { ForwardedReading } from "./read-forwarded.ts";

export const inboundMailPath = "/api/inbound-mail";
/** Says for whom the message came: the address of the envelope, which no sender can hide. */
const recipientHeader = "x-kelpie-recipient";

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * Takes a message from the mail server, its source as the body (`message/rfc822`), let in by the secret alone. Whether
 * an address is anybody's is not told. Docs: docs/operations.md, Mail that comes in.
 */
export function inboundMail(services: Services, secret: string): RequestHandler[] {
  const wanted = digest(`Bearer ${secret}`);
  const take: RequestHandler = async (req, res) => {
    res.setHeader("Cache-Control", "no-store");
    try {
      const source = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
      await receive(services, req.get(recipientHeader) ?? "", source);
      res.json({ received: true });
    } catch (thrown) {
      sendError(req, res, asAppError(thrown, services.log, requestIdOf(req)));
    }
  };
  // Before the body is read: a stranger's megabytes are none of ours.
  const guard: RequestHandler = (req, res, next) => {
    if (timingSafeEqual(digest(req.get("authorization") ?? ""), wanted)) next();
    else sendError(req, res, new AppError("unauthenticated", "The secret is wrong."));
  };
  return [guard, express.raw({ type: () => true, limit: "1mb" }), take];
}

async function receive(services: Services, recipient: string, source: Buffer): Promise<void> {
  const { db } = services;
  const [, key = ""] = /^<?apply-([a-z0-9]{8,40})@/i.exec(recipient.trim()) ?? [];
  const userId = key === "" ? null : await findOwnerOfKey(db, key.toLowerCase());
  if (userId === null || source.length === 0) return;
  const receivedAt = services.now();
  const order = {
    source: new Uint8Array(source),
    applications: await listOpenApplications(db, userId),
    asOf: receivedAt.toISOString().slice(0, 10),
  };
  const nothing: ForwardedReading = { subject: "", reading: null, applicationId: null };
  const read = await services.workers.run("read-forwarded", order, { payer: userId }).catch((error) => {
    if (isTooComplex(error)) return nothing;
    throw error;
  });
  const messageKey = createHash("sha256").update(source).digest("hex");
  if (!(await keepReading(db, userId, read, { messageKey, receivedAt }))) return;
  await notify(services, {
    userId,
    type: "application_update",
    message:
      read.reading === null
        ? "A message you forwarded came. Nothing in it says how an application stands."
        : "A message you forwarded was read. Look whether it is right.",
    path: pages.forwardedMail,
    eventKey: `forwarded ${messageKey}`,
    inAppOnly: true,
  });
}
