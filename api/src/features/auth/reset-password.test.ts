import { readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as outbox from "../../testing/outbox.ts";
import { startTestApi, type TestApi, type TestVisitor, testPassword } from "../../testing/start-test-api.ts";

let api: TestApi;
let now = new Date("2026-05-04T09:00:00Z");
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
});
afterAll(() => api.stop());

const newPassword = "Banksia-and-bottlebrush-9";

function ask(email: string, headers: Record<string, string> = {}): Promise<Response> {
  return api.visitor().send("/api/auth/forgot-password", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ email }),
  });
}

const mailsTo = (email: string) => outbox.mailsTo(api, email);

async function tokenFor(email: string): Promise<string> {
  expect((await ask(email)).status).toBe(200);
  return outbox.mailedToken(api, email);
}

function reset(token: string, password = newPassword): Promise<Response> {
  return api.visitor().send("/api/auth/reset-password", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token, newPassword: password }),
  });
}

const deadLink = { code: "invalid", message: "This reset link is invalid or has expired." };

describe("POST /api/auth/forgot-password", () => {
  it("answers the same bytes for a known and an unknown address, and mails only the known [P1-8.13]", async () => {
    const person = await api.signedUp();
    const answers = [];
    for (const email of [person.email, "nobody@example.com", ` ${person.email.toUpperCase()} `]) {
      const response = await ask(email);
      const names = [...response.headers.keys()].filter((name) => name !== "x-request-id");
      answers.push([response.status, names, await response.text()]);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(JSON.parse(String(answers[0]?.[2]))).toEqual({
      success: true,
      message: "If an account with this email exists, you'll receive a password reset link.",
    });
    expect(await mailsTo(person.email)).toHaveLength(2);
    expect(await mailsTo("nobody@example.com")).toHaveLength(0);
  });

  it("the link leads to our own address, whatever the request claims to be", async () => {
    const person = await api.signedUp();
    await ask(person.email, { "x-forwarded-host": "evil.example", host: "evil.example" });
    const [mail = ""] = await mailsTo(person.email);
    expect(mail).toContain(`${api.url}/reset-password#token=3D`);
    expect(mail).not.toContain("evil.example");
    const page = await fetch(`${api.url}/reset-password?token=abc`);
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
  });

  it.each([
    ["", "Please enter your email address"],
    ["a@b", "Please enter a valid email address"],
    ["x y@z.a", "Please enter a valid email address"],
    ["@y.z", "Please enter a valid email address"],
  ])("%j answers 400: %s [P1-5.10, P1-5.11]", async (email, message) => {
    const response = await ask(email);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message });
  });

  it("the fourth ask for one address within an hour answers 429, known or not", async () => {
    const person = await api.signedUp();
    for (const email of [person.email, "stranger@example.com"]) {
      for (let time = 0; time < 3; time++) expect((await ask(email)).status).toBe(200);
      const refused = await ask(email.toUpperCase());
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    }
  });
});

describe("POST /api/auth/reset-password", () => {
  // Each test has an hour of its own, so that the limits of the address do not add up.
  const fresh = async (): Promise<TestVisitor & { email: string; userId: string }> => {
    await api.services.db.rateLimiterFlexible.deleteMany();
    return api.signedUp();
  };

  it("sets the password, ends every session and extension, signs nobody in and mails a notice", async () => {
    const person = await fresh();
    const second = api.visitor();
    await second.api.auth.login({ body: { email: person.email, password: testPassword } });
    const { token: bearer } = await api
      .visitor()
      .api.auth.connectExtension({ body: { email: person.email, password: testPassword } });
    const response = await reset(await tokenFor(person.email));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, message: "Password reset successful" });
    expect(response.headers.getSetCookie()).toEqual([]);
    for (const visitor of [person, second]) expect((await visitor.send("/api/auth/user")).status).toBe(401);
    const headers = { authorization: `Bearer ${bearer}` };
    expect((await fetch(`${api.url}/api/auth/user`, { headers })).status).toBe(401);
    const old = api.visitor().api.auth.login({ body: { email: person.email, password: testPassword } });
    await expect(old).rejects.toMatchObject({ status: 401 });
    await api.visitor().api.auth.login({ body: { email: person.email, password: newPassword } });
    expect((await mailsTo(person.email)).at(-1)).toContain("Subject: Your password was changed");
  });

  it("nothing stays by which an intruder could reach or follow the account (AU-16)", async () => {
    const person = await fresh();
    const { db } = api.services;
    const { userId } = person;
    await person.api.account.updateProfile({
      body: {
        ...{ fullName: "Test Person", phone: "0400 111 222", currentPassword: testPassword },
        email: `intruder.of.${person.email}`,
      },
    });
    await db.pushSubscription.create({
      data: { userId, endpoint: `https://push.example/${userId}`, keys: {} },
    });
    await db.user.update({
      where: { id: userId },
      data: { googleId: `google-${userId}`, emailVerifiedAt: null },
    });
    const moving = await outbox.mailedToken(api, `intruder.of.${person.email}`);
    expect((await reset(await tokenFor(person.email))).status).toBe(200);
    const kept = await db.user.findUniqueOrThrow({ where: { id: userId } });
    expect(kept).toMatchObject({ email: person.email, phone: null, googleId: null });
    expect(kept.emailVerifiedAt).not.toBeNull();
    expect(await db.pushSubscription.count({ where: { userId } })).toBe(0);
    await person.api.auth.login({ body: { email: person.email, password: newPassword } });
    const late = person.api.account.verifyEmail({ body: { token: moving } });
    await expect(late).rejects.toMatchObject({ status: 400 });
  });

  it("the Google account of a proven address stays", async () => {
    const person = await fresh();
    const { db } = api.services;
    await db.user.update({ where: { id: person.userId }, data: { googleId: `google-${person.userId}` } });
    expect((await reset(await tokenFor(person.email))).status).toBe(200);
    const kept = await db.user.findUniqueOrThrow({ where: { id: person.userId } });
    expect(kept.googleId).toBe(`google-${person.userId}`);
  });

  it("ten at once with one link: exactly one wins", async () => {
    const person = await fresh();
    const token = await tokenFor(person.email);
    const { resetPassword } = await import("./reset-password.ts");
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => resetPassword(api.services, { token, newPassword })),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const one of tries) if (one.status === "rejected") expect(one.reason).toMatchObject(deadLink);
  });

  it("a used, an older, a late and a made-up link answer 400 and change nothing", async () => {
    const person = await fresh();
    const older = await tokenFor(person.email);
    later(1);
    const used = await tokenFor(person.email);
    expect(await (await reset(older)).json()).toMatchObject(deadLink);
    expect((await reset(used)).status).toBe(200);
    expect(await (await reset(used, "Another-password-1")).json()).toMatchObject(deadLink);
    const late = await tokenFor(person.email);
    later(31);
    const response = await reset(late);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject(deadLink);
    expect(await (await reset("made-up")).json()).toMatchObject(deadLink);
    await api.visitor().api.auth.login({ body: { email: person.email, password: newPassword } });
  });

  it("a link of before a change of the password is dead", async () => {
    const person = await fresh();
    const token = await tokenFor(person.email);
    await person.api.auth.changePassword({
      body: { currentPassword: testPassword, newPassword, confirmPassword: newPassword },
    });
    expect(await (await reset(token)).json()).toMatchObject(deadLink);
  });

  it("no row holds the token, and it has 128 bits or more", async () => {
    const person = await fresh();
    const token = await tokenFor(person.email);
    expect(token).toMatch(/^[\w-]{22,}$/);
    const { db } = api.services;
    const jobs = await db.$queryRaw`SELECT data::text FROM pgboss.job`;
    const dump = JSON.stringify([
      await db.mail.findMany(),
      await db.passwordReset.findMany(),
      await db.rateLimiterFlexible.findMany(),
      jobs,
    ]);
    expect(dump).not.toContain(token);
    expect(dump).toContain("{secret}");
  });

  it.each([
    ["Abc1234", "Password must be at least 8 characters long"],
    ["ABCD1234", "Password must contain at least one lowercase letter"],
    ["abcd1234", "Password must contain at least one uppercase letter"],
    ["Abcdefgh", "Password must contain at least one number"],
    ["Password1", "This password is too common. Please choose another one."],
  ])(
    "%s answers 400 (%s) and the link still works [P1-5.14, P1-5.15, P1-5.16, P1-5.17]",
    async (bad, message) => {
      const person = await fresh();
      const token = await tokenFor(person.email);
      const refused = await reset(token, bad);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ message, details: { fields: { newPassword: message } } });
      expect((await reset(token)).status).toBe(200);
    },
  );

  it("the sixth try with one link within an hour answers 429", async () => {
    await fresh();
    for (let time = 0; time < 5; time++) expect((await reset("guess")).status).toBe(400);
    expect((await reset("guess")).status).toBe(429);
    expect((await reset("another-guess")).status).toBe(400);
  });

  it("leaves nothing in the outbox for an address without an account", async () => {
    await api.services.tasks.settle();
    const files = readdirSync(path.join(api.services.config.dataDir, "outbox"));
    await ask("unknown.person@example.com");
    await api.services.tasks.settle();
    expect(readdirSync(path.join(api.services.config.dataDir, "outbox"))).toEqual(files);
  });
});
