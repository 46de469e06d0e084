import type { Outside } from "../outside.ts";
import { findUnsent, listUnsent, noteFailure, noteSent, removeMailsBefore } from "./mail.store.ts";
import { mailSecret, secretPlace } from "./mail-secret.ts";
import { queueMail } from "./write-mail.ts";

/** The task `send-mail`. @throws when the mail server did not take it: the queue tries again. */
export async function sendMail(outside: Outside, mailId: string): Promise<void> {
  const mail = await findUnsent(outside.db, mailId);
  if (!mail) return;
  const secret = mailSecret(outside.config.sessionSecret, mail.id);
  const { id, recipient, subject } = mail;
  const text = mail.text.replaceAll(secretPlace, secret);
  const html = mail.html.replaceAll(secretPlace, secret);
  try {
    await outside.mailer.send({ id, to: recipient, subject, text, html });
  } catch (error) {
    await noteFailure(outside.db, id, error instanceof Error ? error.message : String(error));
    throw error;
  }
  await noteSent(outside.db, id, outside.now());
}

const minute = 60_000;
const day = 24 * 60 * minute;
/** A mail is kept so long as proof that it went. */
const keptDays = 30;

/** Queues mails whose process died between the row and the task, and forgets old ones. */
export async function sweepMails(outside: Outside): Promise<void> {
  const now = outside.now().getTime();
  await removeMailsBefore(outside.db, new Date(now - keptDays * day));
  const between = { after: new Date(now - day), before: new Date(now - 5 * minute) };
  for (const id of await listUnsent(outside.db, between)) await queueMail(outside, id);
}
