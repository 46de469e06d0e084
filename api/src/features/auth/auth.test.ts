import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clearSignInFailures } from "../../http/rate-limits.ts";
import { startTestApi, type TestApi, testPassword } from "../../testing/start-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const person = { fullName: "Ash Wattle", email: "ash@example.com", password: testPassword };
/** Everybody's address is their own. */
let people = 0;
const somebody = () => ({ ...person, email: `ash${++people}@example.com` });

describe("POST /api/auth/signup", () => {
  it("creates the account, starts the session and answers its token", async () => {
    const visitor = api.visitor();
    const body = somebody();
    const { token } = await visitor.api.auth.signup({ body });
    expect(token.length).toBeGreaterThan(20);
    expect(await visitor.api.auth.user()).toEqual({
      id: expect.any(String),
      email: body.email,
      fullName: "Ash Wattle",
      profileImageUrl: null,
      subscriptionTier: "free",
    });
  });

  it("keeps the password as argon2id with the agreed cost", async () => {
    const body = somebody();
    await api.visitor().api.auth.signup({ body });
    const row = await api.services.db.user.findUniqueOrThrow({ where: { email: body.email } });
    expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each(["taken.one@example.com", "  Taken.TWO@Example.com "])(
    "a taken address (%j) answers 409 and stores nothing",
    async (email) => {
      await api.visitor().api.auth.signup({ body: { ...person, email: email.trim().toLowerCase() } });
      const before = await api.services.db.user.count();
      await expect(api.visitor().api.auth.signup({ body: { ...person, email } })).rejects.toMatchObject({
        status: 409,
        message: "An account with this email already exists. Please sign in instead.",
      });
      expect(await api.services.db.user.count()).toBe(before);
    },
  );

  it.each([
    [{ ...person, fullName: "A" }, "Full name is required"],
    [{ ...person, email: "no-address" }, "Please enter a valid email address"],
    [{ ...person, password: "12345" }, "Password must be at least 6 characters"],
    [
      { ...person, email: "new@example.com", password: "Password1" },
      "This password is too common. Please choose another one.",
    ],
    [
      { ...person, email: "wallaby@example.com", password: "Wallaby" },
      "This password is too common. Please choose another one.",
    ],
    [
      { ...person, email: "new@example.com", password: "Kelpie2026!" },
      "This password is too common. Please choose another one.",
    ],
    ...[
      "Sydney2024!",
      "2025Geelong",
      "GoldCoast1",
      "Summer2026",
      "!January99",
      "P@ssw0rd2024",
      "Dragon#1",
    ].map((password): [object, string] => [
      { ...person, email: "new@example.com", password },
      "This password is too common. Please choose another one.",
    ]),
    [{ ...person, subscriptionTier: "premium" }, "Unknown field: subscriptionTier"],
    [{ ...person, email: { contains: "" } }, "email: Invalid input: expected string, received object"],
  ])("%j answers 400: %s", async (body, message) => {
    const response = await api.visitor().send("/api/auth/signup", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalid", message, error: message });
  });

  it.each([
    ["{", 400, "The request is not valid JSON."],
    ["", 400, "fullName is missing"],
    [`{"fullName":"${"x".repeat(1_100_000)}"}`, 413, "This request is too large."],
    ["[".repeat(100_000) + "]".repeat(100_000), 400, undefined],
  ])("malformed or over-long JSON is refused", async (body, status, message) => {
    const response = await api
      .visitor()
      .send("/api/auth/signup", { method: "POST", headers: { "content-type": "application/json" }, body });
    expect(response.status).toBe(status);
    if (message) expect(await response.json()).toMatchObject({ message });
  });
});

describe("POST /api/auth/login", () => {
  it("the right password signs in, in any case of the address", async () => {
    const { email } = await api.signedUp();
    const visitor = api.visitor();
    await visitor.api.auth.login({ body: { email: email.toUpperCase(), password: testPassword } });
    expect((await visitor.api.auth.user()).email).toBe(email);
  });

  it("a wrong password and an unknown address answer the same", async () => {
    const bodies = [];
    const known = await api.signedUp();
    for (const email of [known.email, "nobody@example.com"]) {
      const response = await api.visitor().send("/api/auth/login", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email, password: "not-the-password" }),
      });
      expect(response.status).toBe(401);
      const { requestId: _, ...body } = (await response.json()) as Record<string, unknown>;
      bodies.push(body);
    }
    expect(bodies[0]).toEqual(bodies[1]);
    expect(bodies[0]).toMatchObject({ message: "Invalid email or password" });
  });

  it("gives a new session id and ends the planted one", async () => {
    const visitor = await api.signedUp();
    const first = await visitor.send("/api/auth/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: visitor.email, password: testPassword }),
    });
    const again = await visitor.send("/api/auth/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: visitor.email, password: testPassword }),
    });
    const cookie = (response: Response) =>
      response.headers
        .getSetCookie()
        .find((one) => one.startsWith("kelpie="))
        ?.split(";")[0] ?? "";
    expect(cookie(again)).not.toBe(cookie(first));
    expect((await api.visitor().send("/api/auth/user", { headers: { cookie: cookie(first) } })).status).toBe(
      401,
    );
    expect((await api.visitor().send("/api/auth/user", { headers: { cookie: cookie(again) } })).status).toBe(
      200,
    );
  });

  it("the cookie is HttpOnly and Lax, and only its hash is stored", async () => {
    const visitor = await api.signedUp();
    const response = await visitor.send("/api/auth/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: visitor.email, password: testPassword }),
    });
    const set = response.headers.getSetCookie().find((one) => one.startsWith("kelpie=")) ?? "";
    expect(set).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    const id =
      decodeURIComponent(set.split(";")[0]?.split("=")[1] ?? "")
        .slice(2)
        .split(".")[0] ?? "";
    expect(id.length).toBeGreaterThanOrEqual(22);
    expect(JSON.stringify(await api.services.db.session.findMany())).not.toContain(id);
  });

  it("the 11th wrong try of an account answers 429 with Retry-After; a right one stays possible for others", async () => {
    const own = await startTestApi();
    try {
      const [victim, other] = [await own.signedUp(), await own.signedUp()];
      const wrong = () =>
        own.visitor().api.auth.login({ body: { email: victim.email, password: "wrong-password" } });
      for (let attempt = 0; attempt < 10; attempt++)
        await expect(wrong()).rejects.toMatchObject({ status: 401 });
      await expect(wrong()).rejects.toMatchObject({ status: 429, code: "rate_limited" });
      await own.visitor().api.auth.login({ body: { email: other.email, password: testPassword } });
      // AU-08: the owner's own browser is not locked out by what others try, whatever they try.
      for (let attempt = 0; attempt < 40; attempt++) await wrong().catch(() => undefined);
      await victim.api.auth.login({ body: { email: victim.email, password: testPassword } });
      const guesser = own.visitor();
      const guess = () => guesser.api.auth.login({ body: { email: victim.email, password: testPassword } });
      await expect(guess()).rejects.toMatchObject({ status: 429 });
    } finally {
      await own.stop();
    }
  });

  it("of fifty wrong tries at once ten are looked at, and a reset clears them", async () => {
    const own = await startTestApi();
    try {
      const victim = await own.signedUp();
      const tries = await Promise.all(
        Array.from({ length: 50 }, () =>
          own.visitor().send("/api/auth/login", {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ email: victim.email, password: "wrong-password" }),
          }),
        ),
      );
      expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
      expect(tries.filter(({ status }) => status === 429)).toHaveLength(40);
      const again = () =>
        own.visitor().api.auth.login({ body: { email: victim.email, password: testPassword } });
      await expect(again()).rejects.toMatchObject({ status: 429 });
      await clearSignInFailures(own.services, victim.email);
      await again();
    } finally {
      await own.stop();
    }
  });

  it("right passwords count for nothing: twelve sign-ins in a row", async () => {
    const own = await startTestApi();
    try {
      const { email } = await own.signedUp();
      for (let time = 0; time < 12; time++)
        await own.visitor().api.auth.login({ body: { email, password: testPassword } });
    } finally {
      await own.stop();
    }
  });
});

describe("POST /api/auth/logout", () => {
  it("ends the session on the server: the old cookie is worth nothing", async () => {
    const visitor = await api.signedUp();
    const login = await visitor.send("/api/auth/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: visitor.email, password: testPassword }),
    });
    const cookie =
      login.headers
        .getSetCookie()
        .find((one) => one.startsWith("kelpie="))
        ?.split(";")[0] ?? "";
    await visitor.api.auth.logout();
    expect((await api.visitor().send("/api/auth/user", { headers: { cookie } })).status).toBe(401);
  });

  it("a session ends after a week without use and a month in all", async () => {
    let now = new Date("2026-03-01T00:00:00Z");
    const timed = await startTestApi({ now: () => now });
    const day = 24 * 60 * 60 * 1000;
    // The use is noted before the answer ends, and after it has begun: who looks at the status alone is too early.
    const visit = async (person: { send: (path: string) => Promise<Response> }) => {
      const answer = await person.send("/api/auth/user");
      await answer.text();
      return answer.status;
    };
    try {
      const visitor = await timed.signedUp();
      for (let week = 0; week < 4; week++) {
        now = new Date(now.getTime() + 6.5 * day);
        expect(await visit(visitor), `after ${week + 1} visits`).toBe(200);
      }
      now = new Date(now.getTime() + 6 * day);
      expect(await visit(visitor)).toBe(401);
      const idle = await timed.signedUp();
      now = new Date(now.getTime() + 8 * day);
      expect(await visit(idle)).toBe(401);
    } finally {
      await timed.stop();
    }
  });
});
