import type { Services } from "../services.ts";
import { findUnsent, listUnsent, noteFailure, noteSent, removeMailsBefore } from "./mail.store.ts";
import { mailSecret, queueMail, secretPlace } from "./write-mail.ts";

/** The task `send-mail`. @throws when the mail server did not take it: the queue tries again. */
export async function sendMail(services: Services, mailId: string): Promise<void> {
  const mail = await findUnsent(services.db, mailId);
  if (!mail) return;
  const secret = mailSecret(services.config.sessionSecret, mail.id);
  const { id, recipient, subject } = mail;
  const text = mail.text.replaceAll(secretPlace, secret);
  const html = mail.html.replaceAll(secretPlace, secret);
  try {
    await services.mailer.send({ id, to: recipient, subject, text, html });
  } catch (error) {
    await noteFailure(services.db, id, error instanceof Error ? error.message : String(error));
    throw error;
  }
  await noteSent(services.db, id, services.now());
}

const minute = 60_000;
const day = 24 * 60 * minute;
/** A mail is stored so long as proof that it went. */
const keptDays = 30;

/** Queues mails whose process died between the row and the task, and forgets old ones. */
export async function sweepMails(services: Services): Promise<void> {
  const now = services.now().getTime();
  await removeMailsBefore(services.db, new Date(now - keptDays * day));
  const between = { after: new Date(now - day), before: new Date(now - 5 * minute) };
  for (const id of await listUnsent(services.db, between)) await queueMail(services, id);
}
