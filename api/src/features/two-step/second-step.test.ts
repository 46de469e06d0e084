import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { appCode, turnOnTwoStep } from "../../testing/app-codes.ts";
import { mailsTo } from "../../testing/outbox.ts";
import { startTestApi, type TestApi, type TestVisitor, testPassword } from "../../testing/start-test-api.ts";
import { replacePassword } from "../auth/auth.store.ts";

let api: TestApi;
let now = new Date("2026-05-04T09:00:00Z");
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
});
afterAll(() => api.stop());
beforeEach(() => api.services.db.rateLimiterFlexible.deleteMany());

const json = { "content-type": "application/json" };

/** An account with two steps. */
async function guarded() {
  const person = await api.signedUp();
  return { ...person, ...(await turnOnTwoStep(api, person)) };
}

const logIn = (visitor: TestVisitor, email: string, more: object = {}) =>
  visitor.send("/api/auth/login", {
    method: "POST",
    headers: json,
    body: JSON.stringify({ email, password: testPassword, ...more }),
  });

/** A browser whose password was right. */
async function halfIn(email: string, more: object = {}) {
  const visitor = api.visitor();
  const answer = await logIn(visitor, email, more);
  expect(answer.status).toBe(403);
  return { visitor, answer };
}

const give = (visitor: TestVisitor, code: string) =>
  visitor.send("/api/auth/second-step", { method: "POST", headers: json, body: JSON.stringify({ code }) });

const isIn = async (visitor: TestVisitor) => (await visitor.send("/api/auth/user")).status === 200;
const ticketOf = (answer: Response) =>
  answer.headers.getSetCookie().find((one) => one.startsWith("kelpie-held="));

describe("POST /api/auth/login, an account with two steps", () => {
  it("gives no session but a ticket, HttpOnly, Strict and for five minutes, of which only the hash is kept", async () => {
    const { email, userId } = await guarded();
    const sessions = await api.services.db.session.count();
    const { visitor, answer } = await halfIn(email);
    expect(await answer.json()).toMatchObject({ code: "forbidden", details: { reason: "code_needed" } });
    expect(answer.headers.get("x-kelpie-token")).toBeNull();
    const cookie = ticketOf(answer) ?? "";
    expect(cookie).toMatch(/; Max-Age=300; Path=\/; .*HttpOnly; SameSite=Strict$/);
    const ticket = cookie.split(";")[0]?.split("=")[1] ?? "";
    expect(ticket.length).toBeGreaterThanOrEqual(43);
    expect(JSON.stringify(await api.services.db.heldSignIn.findMany())).not.toContain(ticket);
    expect(await api.services.db.session.count()).toBe(sessions);
    expect(await isIn(visitor)).toBe(false);
    expect(await api.services.db.heldSignIn.count({ where: { userId } })).toBe(1);
  });

  it("a wrong password answers as for every other account, and gives no ticket", async () => {
    const { email } = await guarded();
    const plain = await api.signedUp();
    const bodies = [];
    for (const address of [email, plain.email, "nobody.here@example.com"]) {
      const answer = await logIn(api.visitor(), address, { password: "wrong-password" });
      expect(ticketOf(answer)).toBeUndefined();
      const { requestId: _, ...body } = (await answer.json()) as Record<string, unknown>;
      bodies.push({ status: answer.status, body });
    }
    expect(bodies[0]).toEqual(bodies[1]);
    expect(bodies[0]).toEqual(bodies[2]);
  });

  it("without two steps the answer is the specification's, and sets no ticket", async () => {
    const { email } = await api.signedUp();
    const answer = await logIn(api.visitor(), email);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ token: expect.any(String) });
    expect(ticketOf(answer)).toBeUndefined();
  });
});

describe("POST /api/auth/second-step", () => {
  it("a right code signs in under a new session, once a ticket; remembered as the first step asked", async () => {
    const { email, secret, userId } = await guarded();
    const { visitor } = await halfIn(email, { rememberMe: true });
    later(30);
    const answer = await give(visitor, appCode(secret, now));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ token: answer.headers.get("x-kelpie-token") });
    const session = answer.headers.getSetCookie().find((one) => one.startsWith("kelpie="));
    expect(session).toMatch(/Expires=/);
    expect(ticketOf(answer)).toMatch(/^kelpie-held=;.*Expires=Thu, 01 Jan 1970/);
    expect((await visitor.api.auth.user()).id).toBe(userId);
    expect(await api.services.db.heldSignIn.count({ where: { userId } })).toBe(0);
    const kinds = (await visitor.api.account.securityEvents()).map(({ kind }) => kind);
    // The password alone is no sign-in: one of sign-up's helper, one of now.
    expect(kinds.filter((kind) => kind === "sign-in")).toHaveLength(2);
  });

  it("a session id from before is worth nothing after it", async () => {
    const { email, secret } = await guarded();
    const other = await api.signedUp();
    const planted = (await logIn(other, other.email)).headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const visitor = api.visitor();
    const first = await visitor.send("/api/auth/login", {
      method: "POST",
      headers: { ...json, cookie: planted },
      body: JSON.stringify({ email, password: testPassword }),
    });
    const ticket = ticketOf(first)?.split(";")[0] ?? "";
    later(30);
    const done = await visitor.send("/api/auth/second-step", {
      method: "POST",
      headers: { ...json, cookie: `${planted}; ${ticket}` },
      body: JSON.stringify({ code: appCode(secret, now) }),
    });
    expect(done.status).toBe(200);
    const given = done.headers.getSetCookie().find((one) => one.startsWith("kelpie="));
    expect(given?.split(";")[0]).not.toBe(planted);
    const asPlanted = await api.visitor().send("/api/auth/user", { headers: { cookie: planted } });
    expect(asPlanted.status).toBe(401);
  });

  it.each([
    [-31, 401],
    [-30, 200],
    [0, 200],
    [30, 200],
    [60, 401],
  ])("a code of %i seconds away answers %i", async (away, status) => {
    const { email, secret } = await guarded();
    // Well past the code that turned it on, at the start of a half minute.
    later(300);
    now = new Date(Math.floor(now.getTime() / 30_000) * 30_000);
    const { visitor } = await halfIn(email);
    expect((await give(visitor, appCode(secret, new Date(now.getTime() + away * 1000)))).status).toBe(status);
  });

  it("a code works once, also of ten at once in as many browsers, and none of before works after it", async () => {
    const { email, secret } = await guarded();
    later(300);
    const browsers = [];
    for (let one = 0; one < 10; one++) browsers.push((await halfIn(email)).visitor);
    const code = appCode(secret, now);
    const answers = await Promise.all(browsers.map((visitor) => give(visitor, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await api.services.db.rateLimiterFlexible.deleteMany();
    const { visitor } = await halfIn(email);
    expect((await give(visitor, code)).status).toBe(401);
    expect((await give(visitor, appCode(secret, new Date(now.getTime() - 30_000)))).status).toBe(401);
    expect((await give(visitor, appCode(secret, new Date(now.getTime() + 30_000)))).status).toBe(200);
  });

  it("a recovery code works once, also of five at once, and says how many are left", async () => {
    const { email, recoveryCodes, userId } = await guarded();
    const code = (recoveryCodes[0] ?? "").toUpperCase().replaceAll("-", " ");
    const browsers = [];
    for (let one = 0; one < 5; one++) browsers.push((await halfIn(email)).visitor);
    const answers = await Promise.all(browsers.map((visitor) => give(visitor, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const inside = browsers[answers.findIndex(({ status }) => status === 200)];
    expect(await inside?.api.twoStep.state()).toMatchObject({ isOn: true, codesLeft: 9 });
    const events = await api.services.db.securityEvent.findMany({ where: { userId } });
    expect(events.filter(({ kind }) => kind === "recovery-code-used")).toHaveLength(1);
    expect(events.filter(({ kind }) => kind === "code-refused")).toHaveLength(4);
  });

  it("another account's codes are wrong ones", async () => {
    const [mine, theirs] = [await guarded(), await guarded()];
    const { visitor } = await halfIn(mine.email);
    expect((await give(visitor, theirs.recoveryCodes[0] ?? "")).status).toBe(401);
    expect((await give(visitor, appCode(theirs.secret, now))).status).toBe(401);
    expect(await isIn(visitor)).toBe(false);
  });

  it("a code that is wrong and one that was used answer the same", async () => {
    const { email, recoveryCodes } = await guarded();
    const first = await halfIn(email);
    await give(first.visitor, recoveryCodes[0] ?? "");
    const { visitor } = await halfIn(email);
    const bodies = [];
    for (const code of [recoveryCodes[0] ?? "", "0000-0000-0000-0000", "000000", "not a code"]) {
      const answer = await give(visitor, code);
      const { requestId: _, ...body } = (await answer.json()) as Record<string, unknown>;
      bodies.push(JSON.stringify({ status: answer.status, body }));
    }
    expect(new Set(bodies).size).toBe(1);
  });

  it("without a ticket, with a made-up one, a late one and a used one nobody gets in", async () => {
    const { email, secret } = await guarded();
    const over = { code: "unauthenticated", details: { reason: "sign_in_over" } };
    expect(await (await give(api.visitor(), appCode(secret, now))).json()).toMatchObject(over);
    const forged = await api.visitor().send("/api/auth/second-step", {
      method: "POST",
      headers: { ...json, cookie: `kelpie-held=${"A".repeat(43)}` },
      body: JSON.stringify({ code: appCode(secret, now) }),
    });
    expect(forged.status).toBe(401);
    const early = await halfIn(email);
    const late = await halfIn(email);
    later(299);
    expect((await give(early.visitor, appCode(secret, now))).status).toBe(200);
    later(1);
    expect(await (await give(late.visitor, appCode(secret, now))).json()).toMatchObject(over);
    const used = ticketOf(early.answer)?.split(";")[0] ?? "";
    later(30);
    const again = await api.visitor().send("/api/auth/second-step", {
      method: "POST",
      headers: { ...json, cookie: used },
      body: JSON.stringify({ code: appCode(secret, now) }),
    });
    expect(again.status).toBe(401);
  });

  it("a ticket opens nothing else, and from a foreign page not even this", async () => {
    const { email, secret } = await guarded();
    const { visitor } = await halfIn(email);
    for (const path of ["/api/auth/user", "/api/user/two-step", "/api/applications"])
      expect((await visitor.send(path)).status, path).toBe(401);
    later(30);
    const foreign = await visitor.send("/api/auth/second-step", {
      method: "POST",
      headers: { ...json, origin: "https://evil.example" },
      body: JSON.stringify({ code: appCode(secret, now) }),
    });
    expect(foreign.status).toBe(403);
  });

  it.each(["a new password", "a reset", "turning it off"])("ends waiting tickets: %s", async (act) => {
    const person = await guarded();
    const { visitor } = await halfIn(person.email);
    later(30);
    const newPassword = "Banksia-and-bottlebrush-9";
    if (act === "a new password")
      await person.api.auth.changePassword({
        body: { currentPassword: testPassword, newPassword, confirmPassword: newPassword },
      });
    if (act === "a reset")
      await api.services.db.$transaction((tx) => replacePassword(tx, person.userId, "hash", null));
    if (act === "turning it off")
      await person.api.twoStep.end({
        body: { currentPassword: testPassword, code: person.recoveryCodes[0] ?? "" },
      });
    expect((await give(visitor, appCode(person.secret, now))).status).toBe(401);
    expect((await give(visitor, person.recoveryCodes[1] ?? "")).status).toBe(401);
  });

  it("after ten wrong codes of an account it answers 429, whatever the ticket; the owner's own browser goes on", async () => {
    const person = await guarded();
    const thief = async () => (await halfIn(person.email)).visitor;
    for (let round = 0; round < 2; round++) {
      const visitor = await thief();
      for (let attempt = 0; attempt < 5; attempt++) expect((await give(visitor, "000000")).status).toBe(401);
    }
    // Not even with the right password: all ways in have one count.
    const last = await logIn(api.visitor(), person.email);
    expect(last.status).toBe(429);
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
    // Of a browser that has signed in before, what others tried counts for nothing.
    later(30);
    expect((await logIn(person, person.email)).status).toBe(403);
    expect((await give(person, appCode(person.secret, now))).status).toBe(200);
  });

  it("of thirty wrong codes at once ten are looked at; right ones count for nothing", async () => {
    const { email, secret } = await guarded();
    const { visitor } = await halfIn(email);
    const tries = await Promise.all(Array.from({ length: 30 }, () => give(visitor, "000000")));
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(20);
    await api.services.db.rateLimiterFlexible.deleteMany();
    for (let time = 0; time < 12; time++) {
      later(30);
      const half = await halfIn(email);
      expect((await give(half.visitor, appCode(secret, now))).status, `time ${time}`).toBe(200);
    }
  });
});

describe("the extension's sign-in, an account with two steps", () => {
  const connect = (body: object) =>
    api.visitor().send("/api/auth/extension-token", {
      method: "POST",
      headers: json,
      body: JSON.stringify(body),
    });

  it("is no way round: the password alone gets no token and no ticket", async () => {
    const { email, userId } = await guarded();
    const answer = await connect({ email, password: testPassword });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ details: { reason: "code_needed" } });
    expect(ticketOf(answer)).toBeUndefined();
    expect(await api.services.db.extensionToken.count({ where: { userId } })).toBe(0);
  });

  it("takes the code beside the password, once; a wrong one counts as a wrong password does", async () => {
    const { email, secret, userId } = await guarded();
    later(30);
    const code = appCode(secret, now);
    expect((await connect({ email, password: "wrong-password", code })).status).toBe(401);
    expect((await connect({ email, password: testPassword, code: "000000" })).status).toBe(401);
    expect((await connect({ email, password: testPassword, code })).status).toBe(201);
    expect((await connect({ email, password: testPassword, code })).status).toBe(401);
    expect(await api.services.db.extensionToken.count({ where: { userId } })).toBe(1);
    for (let attempt = 0; attempt < 7; attempt++)
      expect((await connect({ email, password: testPassword, code: "000000" })).status).toBe(401);
    expect((await connect({ email, password: testPassword, code: "000000" })).status).toBe(429);
  });

  it("password, code and the extension's sign-in have one count, and the owner gets one mail a day", async () => {
    const { email } = await guarded();
    const wrong = { email, password: "wrong-password" };
    const logInWrong = () =>
      api.visitor().send("/api/auth/login", { method: "POST", headers: json, body: JSON.stringify(wrong) });
    const { visitor } = await halfIn(email);
    const statuses = [];
    for (let round = 0; round < 4; round++)
      for (const attempt of [logInWrong, () => give(visitor, "000000"), () => connect(wrong)])
        statuses.push((await attempt()).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    expect(await mailsTo(api, email)).toContainEqual(
      expect.stringContaining("Subject: Somebody tries to sign in to your account"),
    );
    await api.services.db.rateLimiterFlexible.deleteMany();
    for (let attempt = 0; attempt < 12; attempt++) await connect(wrong);
    const told = (await mailsTo(api, email)).filter((mail) => mail.includes("Somebody tries"));
    expect(told).toHaveLength(1);
  });

  it("an account without two steps is not asked, whatever it sends", async () => {
    const { email } = await api.signedUp();
    expect((await connect({ email, password: testPassword, code: "000000" })).status).toBe(201);
  });
});
