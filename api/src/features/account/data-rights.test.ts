import { randomUUID } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createMail } from "../../mail/mail.store.ts";
import { queueMail } from "../../mail/write-mail.ts";
import {
  dumpDatabase,
  fillEveryColumn,
  type Marked,
  ownedModels,
  readModels,
} from "../../testing/fill-every-column.ts";
import { startTestApi, type TestApi, type TestVisitor, testPassword } from "../../testing/start-test-api.ts";
import { csvTexts } from "./export-data.ts";

let api: TestApi;
let endings: string[] = [];
let isProviderDown = false;
beforeAll(async () => {
  api = await startTestApi();
  const { payments } = api.services;
  // Seen from outside: what the account's deletion asks of the payment provider.
  api.services.payments = {
    ...payments,
    readCustomer: async (id) => {
      if (isProviderDown) throw new Error("the provider is away");
      endings.push(id);
      return undefined;
    },
    closeCheckout: async () => {},
  };
});
afterAll(() => api.stop());
beforeEach(() => {
  endings = [];
  isProviderDown = false;
});

const models = readModels();
const owned = ownedModels(models);

/** Columns that let somebody in: never in an export. */
const secrets = [
  "User.passwordHash",
  "PasswordReset.tokenHash",
  "PushSubscription.keys",
  "ConnectionCode.codeHash",
  "EmailVerification.tokenHash",
  "TwoStep.secret",
  "RecoveryCode.codeHash",
  "HeldSignIn.ticketHash",
  "PasskeyChallenge.challengeHash",
  "Session.idHash",
  "Session.data",
  "ExtensionToken.tokenHash",
  "ForwardingAddress.key",
  "ForwardedMail.messageKey",
  "JobPosting.tokenHash",
];

/** Tables that belong to nobody, or to an account by its address only. A new table must be sorted in here. */
const apart = {
  byAddress: ["Mail", "TemplateRequest", "PaymentEvent", "JobPosting"],
  // An employer's ad goes with its posting; all others belong to nobody.
  ofNobody: [
    "RateLimiterFlexible",
    "ServerSecret",
    // A keyed hash and a number: it names nobody, and ends after 30 days.
    "SpentUses",
    // Tells reporters apart by a keyed hash.
    "PostingReport",
    "Job",
    "JobText",
    "JobSource",
    "JobSiteReport",
    "JobSiteHooks",
    // Ids of files whose rows have gone; each ends with its bytes.
    "UnclaimedFile",
  ],
};

type Person = TestVisitor & { email: string; userId: string };

/** An account with a marker in every column that can hold a text. */
async function markedPerson(): Promise<{ person: Person; marked: Marked[] }> {
  const person = await api.signedUp();
  const { passwordHash } = await api.services.db.user.findUniqueOrThrow({ where: { id: person.userId } });
  const marked = await fillEveryColumn(api.services.db, owned, person.userId, {
    "User.email": person.email,
    "User.passwordHash": passwordHash,
    // On, it would ask these tests for codes.
    "TwoStep.confirmedAt": null,
  });
  const { db } = api.services;
  const { stripeCustomerId: customerId } = await db.subscription.findFirstOrThrow({
    where: { userId: person.userId },
  });
  const row = (column: string) => {
    const marker = `mark-${column}-${person.userId}`;
    marked.push({ marker, column });
    return marker;
  };
  await db.paymentEvent.create({ data: { id: row("PaymentEvent.id"), type: "test", customerId } });
  await db.templateRequest.create({
    data: { email: person.email, templateId: row("TemplateRequest.templateId") },
  });
  await db.job.create({
    data: {
      id: row("Job.id"),
      sourceId: row("Job.sourceId"),
      title: row("Job.title"),
      company: row("Job.company"),
      ...{ source: "employer", board: "employer", url: "", fingerprint: "", contentHash: "", sourceRank: 5 },
      ...{ postedAt: new Date(), firstSeenAt: new Date(), lastSeenAt: new Date() },
      text: { create: { description: row("JobText.description") } },
      posting: {
        create: { contactEmail: person.email, tokenHash: row("JobPosting.tokenHash"), createdAt: new Date() },
      },
    },
  });
  const about = {
    kind: row("Mail.kind"),
    subject: row("Mail.subject"),
    userId: null,
    recipient: person.email,
  };
  const mail = { id: randomUUID(), text: row("Mail.text"), html: "", onceKey: null, createdAt: new Date() };
  await queueMail(api.services, await createMail(api.services.db, { ...mail, ...about }));
  await api.services.tasks.settle();
  return { person, marked };
}

describe("GET /api/user/export", () => {
  it("sorts every table of the schema: to an account, to its address, or to nobody", () => {
    const sorted = [...owned.map(({ name }) => name), ...apart.byAddress, ...apart.ofNobody];
    expect(models.map(({ name }) => name).sort()).toEqual(sorted.sort());
  });

  it("holds every column of the account, no secret, and nothing of another account", async () => {
    const { person, marked } = await markedPerson();
    const stranger = await markedPerson();
    const file = await person.api.account.exportData();
    expect(file.type).toBe("application/zip");
    expect(file.name).toMatch(/^kelpie-export-\d{4}-\d\d-\d\d\.zip$/);
    const entries = unzipSync(file.bytes);
    const text = Object.entries(entries)
      .map(([name, bytes]) => `${name}\n${strFromU8(bytes)}`)
      .join("\n");
    const missing = marked.filter(({ marker }) => !text.includes(marker)).map(({ column }) => column);
    expect(missing.sort()).toEqual(secrets.filter((column) => column !== "User.passwordHash").sort());
    expect(text).not.toContain("$argon2id$");
    for (const { marker } of stranger.marked) expect(text).not.toContain(marker);
    expect(text).not.toContain(stranger.person.email);
    const cookie = (await person.send("/api/auth/user")).headers.get("x-kelpie-token") ?? "";
    expect(text).not.toContain(cookie);
  });

  it("has the original file, resume and letter as text, and applications as a table", async () => {
    const person = await api.signedUp({ tier: "premium" });
    await person.api.resumes.create({
      body: { name: "My resume", text: "Ash Wattle\nEducator", origin: "pasted" },
    });
    await person.api.applications.create({
      body: { jobTitle: "=HYPERLINK(1)", company: 'Koala, "Care"', status: "applied" },
    });
    await api.services.db.coverLetter.create({
      data: {
        userId: person.userId,
        kind: "generated",
        company: "Koala Care",
        style: "friendly",
        result: { content: "Dear Koala" },
      },
    });
    const entries = unzipSync((await person.api.account.exportData()).bytes);
    const find = (start: string) => Object.keys(entries).find((name) => name.startsWith(start)) ?? start;
    const read = (start: string) => strFromU8(entries[find(start)] ?? new Uint8Array());
    expect(read("resumes/My resume-")).toBe("Ash Wattle\nEducator");
    expect(read("cover-letters/Koala Care-")).toBe("Dear Koala");
    expect(read("applications.csv")).toContain(`'=HYPERLINK(1),"Koala, ""Care"""`);
    expect(JSON.parse(read("data/account.json"))).toMatchObject([{ email: person.email }]);
  });

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "  =1"])(
    "%j is no formula in the table",
    async (text) => {
      async function* pages() {
        yield [{ note: text }];
      }
      const parts: string[] = [];
      for await (const part of csvTexts(pages())) parts.push(part);
      expect(parts.join("").split("\r\n")[1]).toMatch(/^"?'/);
    },
  );

  it("more rows than are read at once, stand in it once each, in their order", async () => {
    const person = await api.signedUp({ tier: "premium" });
    const titles = Array.from({ length: 450 }, (_, n) => `Educator ${n}`);
    await api.services.db.application.createMany({
      data: titles.map((jobTitle, n) => ({
        userId: person.userId,
        jobTitle,
        company: "Koala Care",
        status: "applied",
        // Several in one moment: the id decides between them.
        createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(n / 150))),
      })),
    });
    const entries = unzipSync((await person.api.account.exportData()).bytes);
    const read = (name: string) => strFromU8(entries[name] ?? new Uint8Array());
    const rows = JSON.parse(read("data/applications.json")) as { jobTitle: string; createdAt: string }[];
    expect(rows.map(({ jobTitle }) => jobTitle).sort()).toEqual([...titles].sort());
    const days = rows.map(({ createdAt }) => createdAt);
    expect(days).toEqual([...days].sort());
    const lines = read("applications.csv").trimEnd().split("\r\n");
    expect(lines).toHaveLength(451);
    expect(lines.filter((line) => line.includes("createdAt"))).toHaveLength(1);
  });

  it("a file that cannot be read, breaks the download instead of leaving it out; the server goes on", async () => {
    const person = await api.signedUp({ tier: "premium" });
    await api.services.db.storedFile.create({
      data: { userId: person.userId, name: "a.pdf", type: "application/pdf", bytes: 4, facts: {} },
    });
    const { files } = api.services;
    api.services.files = {
      ...files,
      async *pieces() {
        yield Promise.reject(new Error("the disk is away"));
      },
    };
    try {
      const response = await person.send("/api/user/export");
      expect(response.status).toBe(200);
      await expect(response.arrayBuffer()).rejects.toThrow("terminated");
    } finally {
      api.services.files = files;
    }
    expect(unzipSync((await person.api.account.exportData()).bytes)).toHaveProperty("read-me.txt");
  });

  it("a caller who hangs up half-way, is no fault, and nothing more is read", async () => {
    const person = await api.signedUp({ tier: "premium" });
    const read = new Set<string>();
    const { files } = api.services;
    const bytes = crypto.getRandomValues(new Uint8Array(65_536));
    await api.services.db.storedFile.createMany({
      data: Array.from({ length: 400 }, (_, n) => ({
        userId: person.userId,
        ...{ name: `${n}.pdf`, type: "application/pdf", bytes: 4, facts: {} },
      })),
    });
    api.services.files = {
      ...files,
      async *pieces(id) {
        read.add(id);
        yield bytes;
      },
    };
    try {
      const leaving = new AbortController();
      const response = await person.send("/api/user/export", { signal: leaving.signal });
      await response.body?.getReader().read();
      leaving.abort();
      expect((await person.send("/api/auth/user")).status).toBe(200);
      expect(read.size).toBeLessThan(400);
    } finally {
      api.services.files = files;
    }
  });
});

describe("DELETE /api/user", () => {
  const remove = (person: TestVisitor, confirmation: string) =>
    person.send("/api/user", {
      method: "DELETE",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ confirmation }),
    });

  it("leaves no row and no file of the account, and all of another", async () => {
    const { person, marked } = await markedPerson();
    const stranger = await markedPerson();
    const { token } = await api
      .visitor()
      .api.auth.connectExtension({ body: { email: person.email, password: testPassword } });
    const wrong = api.visitor().api.auth.login({ body: { email: person.email, password: "wrong-password" } });
    await expect(wrong).rejects.toMatchObject({ status: 401 });
    const customer = await api.services.db.subscription.findFirst({ where: { userId: person.userId } });
    const outbox = path.join(api.services.config.dataDir, "outbox");
    const files = () => (existsSync(outbox) ? readdirSync(outbox).length : 0);
    const before = files();

    const response = await remove(person, testPassword);
    expect(response.status).toBe(200);
    expect(response.headers.get("clear-site-data")).toBe('"cache", "storage"');
    expect(endings).toEqual([customer?.stripeCustomerId]);

    const dump = await dumpDatabase(api.services.db);
    const left = marked.filter(({ marker }) => dump.includes(marker)).map(({ column }) => column);
    expect(left).toEqual([]);
    expect(dump).not.toContain(person.email);
    expect(files()).toBe(before - 1);
    for (const { marker, column } of stranger.marked) expect(dump, column).toContain(marker);
    expect(dump).toContain(stranger.person.email);

    expect((await person.send("/api/auth/user")).status).toBe(401);
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${api.url}/api/auth/user`, { headers })).status).toBe(401);
    const again = api.visitor().api.auth.login({ body: { email: person.email, password: testPassword } });
    await expect(again).rejects.toMatchObject({ status: 401 });
  });

  it("a wrong password answers 400 and removes nothing", async () => {
    const person = await api.signedUp();
    const response = await remove(person, "not-it");
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      message: "This is not your current password",
      details: { fields: { confirmation: "This is not your current password" } },
    });
    expect((await person.send("/api/auth/user")).status).toBe(200);
  });

  it("an account without a password gives its e-mail address", async () => {
    const person = await api.signedUp();
    await api.services.db.user.update({
      where: { id: person.userId },
      data: { passwordHash: null, googleId: "g-1" },
    });
    expect((await remove(person, "someone@example.com")).status).toBe(400);
    expect((await remove(person, ` ${person.email.toUpperCase()} `)).status).toBe(200);
  });

  it("with the payment provider away nothing is removed, and a second try succeeds", async () => {
    const { person } = await markedPerson();
    isProviderDown = true;
    expect((await remove(person, testPassword)).status).toBeGreaterThanOrEqual(500);
    expect((await person.send("/api/auth/user")).status).toBe(200);
    isProviderDown = false;
    expect((await remove(person, testPassword)).status).toBe(200);
  });
});
