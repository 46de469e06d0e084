import { createHmac, randomUUID } from "node:crypto";
import { escapeHtml } from "#shared/domain/text.ts";
import type { Tx } from "../db/open.ts";
import type { Services } from "../services.ts";
import { createMail } from "./mail.store.ts";
import { type MailKind, mailSubjects } from "./mail-subjects.ts";

/** What a mail says: short paragraphs, and at most one link to act on. */
interface MailContent {
  greeting: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  /** Why this came, in small print. */
  footer: string;
}

/** The mail in plain text; an address is on a line of its own. */
export function mailText({ greeting, paragraphs, action, footer }: MailContent): string {
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  return [greeting, ...paragraphs, ...link, `-- \n${footer}`].join("\n\n");
}

// Mail programs know no style sheets and no tokens of ours: the light theme's inks, written out.
const ink = "#1c2b24";
const muted = "#5b645f";
const primary = "#2f6850";
const font = "font-family:system-ui,-apple-system,'Segoe UI',sans-serif;font-size:16px;line-height:1.5";

/** The same in HTML: no picture, no tracking, nothing loaded. Every text is escaped. */
export function mailHtml({ greeting, paragraphs, action, footer }: MailContent): string {
  const lines = [greeting, ...paragraphs].map((text) => `<p>${escapeHtml(text)}</p>`);
  if (action) {
    const url = escapeHtml(action.url);
    lines.push(
      `<p><a href="${url}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:${primary};color:#fff;text-decoration:none">${escapeHtml(action.label)}</a></p>`,
      `<p style="color:${muted};font-size:14px">If the button does not work, copy this address:<br>${url}</p>`,
    );
  }
  lines.push(`<p style="color:${muted};font-size:14px">${escapeHtml(footer)}</p>`);
  return `<!doctype html><html lang="en-AU"><body style="margin:0;padding:24px;color:${ink};${font}"><div style="max-width:560px">${lines.join("")}</div></body></html>`;
}

export interface MailOrder extends MailContent {
  /** Chosen beforehand by who needs the mail's secret; see `mailSecret`. */
  id?: string;
  /** The account it belongs to, if any; the mail goes with it. */
  userId: string | null;
  to: string;
  /** Says its subject too. */
  kind: MailKind;
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
    subject: mailSubjects[order.kind],
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

/**
 * Its place in a stored mail is where the secret goes. A row of a mail never holds a token: a copy of the database
 * opens nothing (docs/security.md, AU-03).
 */
export const secretPlace = "{secret}";

/** The secret of one mail: 256 bits, the same on every try, known to nobody without the server's key. */
export function mailSecret(sessionSecret: string, mailId: string): string {
  return createHmac("sha256", sessionSecret).update(`mail:${mailId}`).digest("base64url");
}
