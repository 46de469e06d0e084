import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../testing/start-test-api.ts";
import { sweepMails } from "./send-mail.ts";
import { mailHtml, mailText, queueMail, secretPlace, writeMail } from "./write-mail.ts";

const content = {
  greeting: "Hello,",
  paragraphs: ['<img src="x"> & "quotes"', "Second."],
  action: { label: "Open", url: "https://kelpie.example/a?b=1&c={secret}" },
  footer: "Why.",
};
const order = { ...content, userId: null, to: "ash@example.com", kind: "two-step-on" } as const;

describe("the layout", () => {
  it("escapes every text in HTML and loads nothing", () => {
    const html = mailHtml(content);
    expect(html).toContain("&lt;img src=&quot;x&quot;&gt; &amp; &quot;quotes&quot;");
    expect(html).toContain('href="https://kelpie.example/a?b=1&amp;c={secret}"');
    expect(html).not.toMatch(/<img|<script|<link|url\(/i);
  });

  it("plain text puts the address on a line of its own", () => {
    expect(mailText(content).split("\n")).toContain("https://kelpie.example/a?b=1&c={secret}");
  });
});

describe("through a mail server", () => {
  const received: string[] = [];
  let refusals = 0;
  let server: SMTPServer;
  let api: TestApi;

  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onData(stream, _session, callback) {
        let text = "";
        stream.on("data", (chunk: Buffer) => {
          text += chunk.toString();
        });
        stream.on("end", () => {
          if (refusals-- > 0) return callback(Object.assign(new Error("Try later"), { responseCode: 451 }));
          received.push(text);
          callback();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
    const { port } = server.server.address() as AddressInfo;
    api = await startTestApi({
      config: {
        mailUrl: `smtp://127.0.0.1:${port}`,
        mailFrom: { name: "Kelpie", address: "hello@kelpie.example" },
      },
    });
  });
  afterAll(async () => {
    await api.stop();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });

  it("a mail goes once, however often it is asked for, with its secret that no row holds", async () => {
    received.length = 0;
    const keyed = { ...order, onceKey: "welcome:1" };
    const ids = [await writeMail(api.services, keyed), await writeMail(api.services, keyed)];
    expect(ids[1]).toBe(ids[0]);
    for (const id of [...ids, ...ids]) await queueMail(api.services, id);
    await api.services.tasks.settle();
    await queueMail(api.services, ids[0] ?? "");
    await api.services.tasks.settle();
    expect(received).toHaveLength(1);
    const [mail = ""] = received;
    expect(mail).toContain("From: Kelpie <hello@kelpie.example>");
    expect(mail).toContain("To: ash@example.com");
    expect(mail).toContain(`Message-ID: <${ids[0]}@kelpie.example>`);
    expect(mail).toContain("Auto-Submitted: auto-generated");
    expect(mail).not.toContain(secretPlace);
    const secret = /c=3D([\w=\r\n-]+?)(?:\r\n\r\n|")/.exec(mail)?.[1]?.replace(/=\r\n/g, "") ?? "";
    expect(secret.length).toBeGreaterThanOrEqual(22);
    expect(JSON.stringify(await api.services.db.mail.findMany())).not.toContain(secret);
  });

  it("a server that refuses twice gets it the third time; the row tells both", async () => {
    received.length = 0;
    refusals = 2;
    const id = await writeMail(api.services, order);
    await queueMail(api.services, id);
    await api.services.tasks.settle();
    expect(received).toHaveLength(1);
    expect(await api.services.db.mail.findUnique({ where: { id } })).toMatchObject({
      sentAt: expect.any(Date),
      failure: null,
    });
  });

  it("a mail whose process died before the task is found and sent; an old one is forgotten", async () => {
    received.length = 0;
    const id = await writeMail(api.services, order);
    const hour = new Date(Date.now() - 3_600_000);
    await api.services.db.mail.update({ where: { id }, data: { createdAt: hour } });
    const old = await writeMail(api.services, order);
    const longAgo = new Date(Date.now() - 31 * 24 * 3_600_000);
    await api.services.db.mail.update({ where: { id: old }, data: { createdAt: longAgo } });
    await sweepMails(api.services);
    await api.services.tasks.settle();
    expect(received).toHaveLength(1);
    expect(await api.services.db.mail.findUnique({ where: { id: old } })).toBeNull();
  });
});

describe("without a mail server", () => {
  it("the mail lies in the outbox as a file, and its links are told", async () => {
    const told: unknown[] = [];
    const api = await startTestApi();
    try {
      const { createMailer } = await import("../adapters/mail.ts");
      const printed: unknown[] = [];
      const log = { info: (line: unknown) => void told.push(line) };
      const mailer = createMailer(api.services.config, log, (mail) => void printed.push(mail));
      const subject = "A test — Grüße";
      await mailer.send({
        id: "m1",
        to: order.to,
        subject,
        text: mailText(content),
        html: "",
      });
      const file = path.join(api.services.config.dataDir, "outbox", "m1.eml");
      expect(readFileSync(file, "utf8")).toContain("To: ash@example.com");
      expect(told).toEqual([{ file, links: [content.action.url] }]);
      const { to } = order;
      expect(printed).toEqual([{ to, subject, links: [content.action.url] }]);
      await mailer.forget(["m1", "unknown"]);
      expect(() => readFileSync(file)).toThrow("ENOENT");
    } finally {
      await api.stop();
    }
  });
});
