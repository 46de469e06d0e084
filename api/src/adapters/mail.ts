import { mkdirSync } from "node:fs";
import { readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Logger } from "pino";
import type { Config } from "../config.ts";

/** A mail as it leaves. */
export interface OutgoingMail {
  /** The stored mail's id: a mail that is sent again after a crash is known by it. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The way a mail leaves. decision: D-27. */
export interface Mailer {
  /** @throws when the mail server did not take it. */
  send(mail: OutgoingMail): Promise<void>;
  /** Removes what the outbox holds of these mails. */
  forget(mailIds: string[]): Promise<void>;
}

type MailConfig = Pick<Config, "mailUrl" | "mailFrom" | "dataDir">;

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

/** A mail that lies in the outbox because no mail server is set up. */
export interface WrittenMail {
  to: string;
  subject: string;
  links: string[];
}

/**
 * Through the mail server, or into the outbox folder when none is configured.
 * @param announce tells whoever started the server of each mail there: its links open what no mailbox does. decision: D-27.
 */
export function createMailer(
  config: MailConfig,
  log: Pick<Logger, "info">,
  announce: (mail: WrittenMail) => void = () => undefined,
): Mailer {
  return config.mailUrl ? createSmtpMailer(config, config.mailUrl) : createOutbox(config, log, announce);
}

/** As mail servers expect it: an id in the sender's own domain, and a word that nobody's absence note should answer. */
function messageOf({ id, ...mail }: OutgoingMail, { mailFrom }: MailConfig) {
  const domain = mailFrom.address.slice(mailFrom.address.lastIndexOf("@") + 1);
  const headers = { "Auto-Submitted": "auto-generated" };
  return { ...mail, from: mailFrom, messageId: `<${id}@${domain}>`, headers };
}

/** The library comes with the first mail: a start waits for nothing that it does not need. */
function openOnce<T>(open: (library: typeof import("nodemailer")) => T): () => Promise<T> {
  let opened: Promise<T> | undefined;
  return () => {
    opened ??= import("nodemailer").then(open);
    return opened;
  };
}

function createSmtpMailer(config: MailConfig, url: string): Mailer {
  const transport = openOnce(({ createTransport }) => createTransport({ url, ...timeouts }));
  return {
    send: async (mail) => void (await (await transport()).sendMail(messageOf(mail, config))),
    forget: async () => {},
  };
}

/** One `.eml` per mail, which any mail program opens; its links are in the log. */
function createOutbox(
  config: MailConfig,
  log: Pick<Logger, "info">,
  announce: (mail: WrittenMail) => void,
): Mailer {
  const folder = path.join(config.dataDir, "outbox");
  const transport = openOnce(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: "windows" }),
  );
  return {
    async send(mail) {
      const { message } = await (await transport()).sendMail(messageOf(mail, config));
      mkdirSync(folder, { recursive: true });
      const file = path.join(folder, `${mail.id}.eml`);
      await writeFile(file, message, { mode: 0o600 });
      const links = mail.text.match(/https?:\/\/\S+/g) ?? [];
      log.info({ file, links }, `mail: ${mail.subject}`);
      announce({ to: mail.to, subject: mail.subject, links });
    },
    async forget(mailIds) {
      const held = new Set(await readdir(folder).catch(() => []));
      const files = mailIds.map((id) => `${id}.eml`).filter((name) => held.has(name));
      await Promise.all(files.map((name) => rm(path.join(folder, name), { force: true })));
    },
  };
}
