import { randomUUID } from "node:crypto";
import type { Tx } from "../db/open.ts";
import type { Services } from "../services.ts";
import { createMail } from "./mail.store.ts";
import { type MailContent, mailHtml, mailText } from "./mail-layout.ts";

export interface MailOrder extends MailContent {
  /** Chosen beforehand by who needs the mail's secret; see `mail-secret.ts`. */
  id?: string;
  /** The account it belongs to, if any; the mail goes with it. */
  userId: string | null;
  to: string;
  kind: string;
  subject: string;
  /** The same mail asked for twice is one. */
  onceKey?: string;
}

/**
 * Stores a mail. In a transaction pass its handle, and `queueMail` the answered id once it is committed.
 * @returns the mail's id.
 */
export async function writeMail(
  services: Pick<Services, "db" | "now">,
  order: MailOrder,
  tx?: Tx,
): Promise<string> {
  return createMail(tx ?? services.db, {
    id: order.id ?? randomUUID(),
    userId: order.userId,
    recipient: order.to,
    kind: order.kind,
    subject: order.subject,
    text: mailText(order),
    html: mailHtml(order),
    onceKey: order.onceKey ?? null,
    createdAt: services.now(),
  });
}

/** Sends a stored mail apart from the request. Asked twice, it goes once. */
export async function queueMail(services: Pick<Services, "tasks">, mailId: string): Promise<void> {
  await services.tasks.enqueue("send-mail", { mailId }, { onceKey: mailId });
}
