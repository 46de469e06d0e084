import { createHash, timingSafeEqual } from "node:crypto";
import { pages } from "#shared/domain/pages.ts";
import { hashOf, type OutsideBytes } from "../../bytes/outside.ts";
import { AppError } from "../../http/app-error.ts";
import type { BytesCall } from "../../http/bytes-call.ts";
import { notify } from "../../notifications/notify.ts";
import type { Services } from "../../services.ts";
import { isTooComplex } from "../../workers/workers.ts";
import { findOwnerOfKey, listOpenApplications, storeReading } from "./forwarded-mail.store.ts";
import type { ForwardedReading } from "./read-forwarded.ts";

/** Says for whom the message came: the address of the envelope, which no sender can hide. */
const recipientHeader = "x-kelpie-recipient";

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * Takes a message from the mail server, its source as the body (`message/rfc822`), let in by the secret alone. Whether
 * an address is anybody's is not revealed. Docs: docs/operations.md, Mail that comes in.
 */
export function inboundMail(services: Services, secret: string): BytesCall {
  const wanted = digest(`Bearer ${secret}`);
  return {
    path: "/api/inbound-mail",
    admit(header) {
      if (!timingSafeEqual(digest(header("authorization")), wanted))
        throw new AppError("unauthenticated", "The secret is wrong.");
    },
    take: (source, header) => receive(services, header(recipientHeader), source),
  };
}

async function receive(services: Services, recipient: string, source: OutsideBytes): Promise<void> {
  const { db } = services;
  const [, key = ""] = /^<?apply-([a-z0-9]{8,40})@/i.exec(recipient.trim()) ?? [];
  const userId = key === "" ? null : await findOwnerOfKey(db, key.toLowerCase());
  if (userId === null || source.byteLength === 0) return;
  const receivedAt = services.now();
  const order = {
    source,
    applications: await listOpenApplications(db, userId),
    asOf: receivedAt.toISOString().slice(0, 10),
  };
  const nothing: ForwardedReading = { subject: "", reading: null, applicationId: null };
  const read = await services.workers.run("read-forwarded", order, { payer: userId }).catch((error) => {
    if (isTooComplex(error)) return nothing;
    throw error;
  });
  const messageKey = hashOf(source);
  if (!(await storeReading(db, userId, read, { messageKey, receivedAt }))) return;
  await notify(services, {
    userId,
    type: "application_update",
    message:
      read.reading === null
        ? "A message you forwarded came. Nothing in it is about an application."
        : "A message you forwarded was read. Look whether it is right.",
    path: pages.forwardedMail,
    eventKey: `forwarded ${messageKey}`,
    inAppOnly: true,
  });
}
