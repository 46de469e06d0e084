import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { turnOnTwoStep } from "../../testing/app-codes.ts";
import { startTestApi, type TestApi, type TestVisitor } from "../../testing/start-test-api.ts";

interface FakePerson {
  sub: string;
  email: string;
  email_verified: boolean;
  name?: string;
}

let google: Server;
let api: TestApi;
let person: FakePerson = { sub: "1", email: "", email_verified: true };
let isDown = false;
let tokenCalls: string[] = [];

/** A Google of our own: consent at once, one code, one token, one person. */
function fakeGoogle(): Server {
  return createServer((req, res) => {
    const url = new URL(req.url ?? "", "http://google.test");
    if (url.pathname === "/token") {
      let body = "";
      req.on("data", (chunk) => {
        body += chunk;
      });
      req.on("end", () => {
        tokenCalls.push(body);
        res.statusCode = isDown ? 500 : 200;
        res.setHeader("content-type", "application/json");
        res.end(isDown ? "{}" : JSON.stringify({ access_token: "access", token_type: "Bearer" }));
      });
      return;
    }
    res.setHeader("content-type", "application/json");
    res.end(JSON.stringify(person));
  });
}

beforeAll(async () => {
  google = fakeGoogle();
  await new Promise<void>((resolve) => google.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
  api = await startTestApi({
    config: {
      google: {
        clientId: "client-id",
        clientSecret: "client-secret",
        authorizationUrl: `${origin}/auth`,
        tokenUrl: `${origin}/token`,
        profileUrl: `${origin}/userinfo`,
      },
    },
  });
});
afterAll(async () => {
  await api.stop();
  await new Promise((resolve) => google.close(resolve));
});

/** Leaves for Google; answers what the browser would be sent to. */
async function leave(visitor: TestVisitor, returnTo = ""): Promise<URL> {
  const query = returnTo ? `?returnTo=${encodeURIComponent(returnTo)}` : "";
  const response = await visitor.send(`/api/auth/google${query}`);
  expect(response.status).toBe(302);
  return new URL(response.headers.get("location") ?? "");
}

async function comeBack(visitor: TestVisitor, query: Record<string, string>): Promise<string> {
  const response = await visitor.send(`/api/auth/google/callback?${new URLSearchParams(query)}`);
  expect(response.status).toBe(302);
  return response.headers.get("location") ?? "";
}

async function enter(visitor: TestVisitor, returnTo?: string): Promise<string> {
  const there = await leave(visitor, returnTo);
  return comeBack(visitor, { code: "code", state: there.searchParams.get("state") ?? "" });
}

describe("sign-in with Google", () => {
  it("asks Google for the address only, with a state and our own way back", async () => {
    const there = await leave(api.visitor());
    expect(there.pathname).toBe("/auth");
    expect(Object.fromEntries(there.searchParams)).toMatchObject({
      client_id: "client-id",
      redirect_uri: `${api.url}/api/auth/google/callback`,
      scope: "openid email profile",
      response_type: "code",
    });
    expect((there.searchParams.get("state") ?? "").length).toBeGreaterThanOrEqual(20);
  });

  it("makes an account at the first time and finds it again, whatever its address is then", async () => {
    person = { sub: "new-1", email: "New.Person@gmail.com", email_verified: true, name: "New Person" };
    const visitor = api.visitor();
    expect(await enter(visitor)).toBe("/dashboard");
    const user = await visitor.api.auth.user();
    expect(user).toMatchObject({ email: "new.person@gmail.com", fullName: "New Person" });
    expect(await visitor.api.account.settings()).toMatchObject({ hasPassword: false, hasGoogle: true });
    person = { ...person, email: "renamed@gmail.com" };
    const again = api.visitor();
    expect(await enter(again, "/resume-optimizer?a=1")).toBe("/resume-optimizer?a=1");
    expect((await again.api.auth.user()).id).toBe(user.id);
  });

  it("the session has a new id after it", async () => {
    person = { sub: "new-2", email: "fixed@gmail.com", email_verified: true };
    const visitor = api.visitor();
    const there = await leave(visitor);
    const planted = await api.services.db.session.findMany({ where: { userId: null } });
    await comeBack(visitor, { code: "code", state: there.searchParams.get("state") ?? "" });
    const left = await api.services.db.session.findMany({
      where: { idHash: { in: planted.map(({ idHash }) => idHash) }, userId: { not: null } },
    });
    expect(left).toEqual([]);
    expect((await visitor.send("/api/auth/user")).status).toBe(200);
  });

  it("a no, a wrong state, a foreign session and a Google that fails sign nobody in", async () => {
    person = { sub: "new-3", email: "never@gmail.com", email_verified: true };
    tokenCalls = [];
    const visitor = api.visitor();
    const state = (await leave(visitor)).searchParams.get("state") ?? "";
    expect(await comeBack(visitor, { error: "access_denied", state })).toBe("/login?google=denied");
    expect(await comeBack(visitor, { code: "code", state: `${state}x` })).toBe("/login?google=failed");
    expect(await comeBack(visitor, { code: "code" })).toBe("/login?google=failed");
    const victim = api.visitor();
    await leave(victim);
    expect(await comeBack(victim, { code: "code", state })).toBe("/login?google=failed");
    expect(tokenCalls).toEqual([]);
    isDown = true;
    expect(await enter(api.visitor())).toBe("/login?google=failed");
    isDown = false;
    expect((await visitor.send("/api/auth/user")).status).toBe(401);
    expect(await api.services.db.user.findUnique({ where: { email: person.email } })).toBeNull();
  });

  it("an address with a password account is refused and never taken over", async () => {
    const owner = await api.signedUp();
    person = { sub: "thief", email: owner.email.toUpperCase(), email_verified: true };
    const visitor = api.visitor();
    expect(await enter(visitor)).toBe("/login?google=has-password");
    expect((await visitor.send("/api/auth/user")).status).toBe(401);
    expect(await owner.api.account.settings()).toMatchObject({ hasGoogle: false });
  });

  it("an account with two steps is asked for its code after Google too (AU-19)", async () => {
    const owner = await api.signedUp();
    person = { sub: "two-steps", email: owner.email, email_verified: true };
    expect(await enter(owner)).toBe("/settings?tab=security");
    const { recoveryCodes } = await turnOnTwoStep(api, owner, 0);
    const visitor = api.visitor();
    expect(await enter(visitor, "/resume-optimizer")).toBe("/login?returnTo=%2Fresume-optimizer&google=code");
    expect((await visitor.send("/api/auth/user")).status).toBe(401);
    await visitor.api.twoStep.secondStep({ body: { code: recoveryCodes[0] ?? "" } });
    expect((await visitor.api.auth.user()).id).toBe(owner.userId);
  });

  it("an address that Google has not verified is refused", async () => {
    person = { sub: "new-4", email: "claimed@gmail.com", email_verified: false };
    expect(await enter(api.visitor())).toBe("/login?google=unverified");
    expect(await api.services.db.user.findUnique({ where: { email: person.email } })).toBeNull();
  });

  it("the signed-in owner connects the same address, and no other", async () => {
    const owner = await api.signedUp();
    person = { sub: "other", email: "other@gmail.com", email_verified: true };
    expect(await enter(owner)).toBe("/settings?tab=security&google=other-address");
    expect(await owner.api.account.settings()).toMatchObject({ hasGoogle: false });
    person = { sub: "mine", email: owner.email, email_verified: true };
    expect(await enter(owner)).toBe("/settings?tab=security");
    expect(await owner.api.account.settings()).toMatchObject({ hasGoogle: true, hasPassword: true });
    const visitor = api.visitor();
    expect(await enter(visitor)).toBe("/dashboard");
    expect((await visitor.api.auth.user()).email).toBe(owner.email);
  });

  it("an account whose address is not proven gets no Google account: an intruder may have opened it", async () => {
    const intruder = await api.signedUp({ isEmailVerified: false });
    person = { sub: "lured-owner", email: intruder.email, email_verified: true };
    expect(await enter(intruder)).toBe("/settings?tab=security&google=unproven-address");
    expect(await intruder.api.account.settings()).toMatchObject({ hasGoogle: false });
  });

  it("an account that Google opened has a proven address", async () => {
    person = { sub: "proven-1", email: "proven@gmail.com", email_verified: true };
    const visitor = api.visitor();
    await enter(visitor);
    expect(await visitor.api.account.settings()).toMatchObject({ isEmailVerified: true });
  });

  it.each([
    "https://evil.example",
    "//evil.example",
    "/.//evil.example",
    "/\\evil.example",
    "/%09/evil",
    "javascript:alert(1)",
  ])("returnTo %s leads to no other site", async (returnTo) => {
    person = { sub: `to-${returnTo}`, email: `to${returnTo.length}@gmail.com`, email_verified: true };
    const target = new URL(await enter(api.visitor(), returnTo), api.url);
    expect(target.origin).toBe(api.url);
  });

  it("without keys there is no such address, and the ways say so", async () => {
    const bare = await startTestApi();
    try {
      expect((await bare.visitor().send("/api/auth/google")).status).toBe(404);
      expect((await bare.visitor().send("/api/auth/google/callback?code=1")).status).toBe(404);
      expect(await bare.visitor().api.auth.ways()).toEqual({ google: false });
      expect(await api.visitor().api.auth.ways()).toEqual({ google: true });
    } finally {
      await bare.stop();
    }
  });
});
