import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contract } from "#shared/contract/index.ts";
import type { Route } from "#shared/contract/route.ts";
import { startTestApi, type TestApi, testPassword } from "../testing/start-test-api.ts";

const rows = Object.entries(contract).flatMap(([feature, routes]) =>
  Object.entries(routes as Record<string, Route>).map(([name, route]) => ({
    name: `${feature}.${name}`,
    route,
    path: route.path.replace("{id}", "00000000-0000-4000-8000-000000000000"),
  })),
);
const guarded = rows.filter(({ route }) => route.access === "user");
const unsafe = guarded.filter(({ route }) => route.method !== "GET");

let api: TestApi;
/** Refused calls change nothing, so the same two people make them all. */
let person: Awaited<ReturnType<TestApi["signedUp"]>>;
let other: Awaited<ReturnType<TestApi["signedUp"]>>;
beforeAll(async () => {
  api = await startTestApi();
  person = await api.signedUp();
  other = await api.signedUp();
});
afterAll(() => api.stop());

const json = { "content-type": "application/json" };

function bodyFor(route: Route): Pick<RequestInit, "body" | "headers"> {
  if (route.sends === "multipart") return { body: new FormData() };
  return route.method === "GET" ? {} : { body: "{}", headers: json };
}

describe("every guarded row", () => {
  it.each(guarded)("$name without a session answers 401 with the one error body", async ({ route, path }) => {
    const response = await api.visitor().send(path, { method: route.method, ...bodyFor(route) });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      code: "unauthenticated",
      message: expect.any(String),
      requestId: expect.any(String),
    });
  });

  it.each(guarded)(
    "$name with a made-up token answers 401 and does not fall back to the cookie",
    async ({ route, path }) => {
      const sent = bodyFor(route);
      const headers = { ...(sent.headers as object), authorization: "Bearer klp_made_up" };
      const response = await person.send(path, { method: route.method, ...sent, headers });
      expect(response.status).toBe(401);
    },
  );

  it.each(unsafe)("$name from a foreign page answers 403", async ({ route, path }) => {
    const sent = bodyFor(route);
    for (const origin of ["https://evil.example", "null"]) {
      const response = await person.send(path, {
        method: route.method,
        ...sent,
        headers: { ...(sent.headers as object), origin },
      });
      expect(response.status, origin).toBe(403);
    }
    const noOrigin = { ...(sent.headers as object), origin: "none", "sec-fetch-site": "cross-site" };
    expect((await person.send(path, { method: route.method, ...sent, headers: noOrigin })).status).toBe(403);
  });

  it.each(unsafe)("$name without the session's own token answers 403", async ({ route, path }) => {
    const foreign = (await other.send("/api/auth/user")).headers.get("x-kelpie-token") ?? "";
    const sent = bodyFor(route);
    for (const token of ["none", "wrong", foreign]) {
      const headers = { ...(sent.headers as object), "x-kelpie-token": token };
      const response = await person.send(path, { method: route.method, ...sent, headers });
      expect(response.status, token).toBe(403);
    }
  });
});

describe("the extension's token", () => {
  const connect = async () => {
    // Premium: a row for the paid plan shall answer for its token, not for the plan.
    const person = await api.signedUp({ tier: "premium" });
    const response = await fetch(`${api.url}/api/auth/extension-token`, {
      method: "POST",
      headers: { ...json, origin: api.services.config.extensionOrigins[0] ?? "" },
      body: JSON.stringify({ email: person.email, password: testPassword }),
    });
    expect(response.status).toBe(201);
    const { token } = (await response.json()) as { token: string };
    return { person, headers: { authorization: `Bearer ${token}` } };
  };

  /** One for the rows, until one ends it: to sign up and to connect are two slow hashes. */
  let connected: ReturnType<typeof connect> | undefined;

  it.each(guarded)("$name answers the bearer exactly when its row says so", async ({ route, path }) => {
    connected ??= connect();
    const { headers } = await connected;
    if (route === contract.auth.disconnectExtension) connected = undefined;
    const sent = bodyFor(route);
    const response = await fetch(api.url + path, {
      method: route.method,
      ...sent,
      headers: { ...(sent.headers as object), ...headers },
    });
    if (route.bearer) expect([200, 201, 400, 404]).toContain(response.status);
    else expect(response.status).toBe(403);
  });

  it("is stored hashed, listed, and worth nothing once revoked", async () => {
    const { person, headers } = await connect();
    const rowsOfTokens = await api.services.db.extensionToken.findMany();
    expect(JSON.stringify(rowsOfTokens)).not.toContain(headers.authorization.slice(7));
    const [token] = await person.api.auth.extensionTokens();
    expect(token?.name).toBe("Kelpie extension");
    await person.api.auth.revokeExtensionToken({ params: { id: token?.id ?? "" } });
    expect((await fetch(`${api.url}/api/auth/user`, { headers })).status).toBe(401);
  });

  it("ends after 90 days without use, and each use moves that end", async () => {
    let now = new Date("2026-03-01T00:00:00Z");
    const timed = await startTestApi({ now: () => now });
    try {
      const person = await timed.signedUp();
      const answer = await timed
        .visitor()
        .api.auth.connectExtension({ body: { email: person.email, password: testPassword } });
      const use = () =>
        fetch(`${timed.url}/api/auth/user`, { headers: { authorization: `Bearer ${answer.token}` } });
      now = new Date("2026-05-29T00:00:00Z");
      expect((await use()).status).toBe(200);
      now = new Date("2026-08-26T00:00:00Z");
      expect((await use()).status).toBe(200);
      now = new Date("2026-11-25T00:00:00Z");
      expect((await use()).status).toBe(401);
    } finally {
      await timed.stop();
    }
  });

  it("a Firefox installation, whose origin nobody can list, may sign in and nothing more", async () => {
    const person = await api.signedUp();
    const origin = "moz-extension://2c127fa4-62c7-7e4f-90e5-472b45eecfdc";
    const post = (path: string, from: string) =>
      fetch(api.url + path, {
        method: "POST",
        headers: { ...json, origin: from },
        body: JSON.stringify({ email: person.email, password: testPassword }),
      });
    expect((await post("/api/auth/extension-token", origin)).status).toBe(201);
    expect((await post("/api/auth/login", origin)).status).toBe(403);
    for (const foreign of [`${origin}.evil.example`, "moz-extension://short", "https://evil.example"])
      expect((await post("/api/auth/extension-token", foreign)).status, foreign).toBe(403);
  });

  it("only our own extension is named to browsers", async () => {
    const allowed = api.services.config.extensionOrigins[0] ?? "";
    for (const [origin, expected] of [
      [allowed, allowed],
      ["chrome-extension://abcdefghijklmnopabcdefghijklmnop", null],
      ["https://evil.example", null],
      ["null", null],
    ] as const) {
      const response = await fetch(`${api.url}/api/health/../auth/user`, { headers: { origin } });
      expect(response.headers.get("access-control-allow-origin"), origin).toBe(expected);
      expect(response.headers.get("access-control-allow-credentials")).toBeNull();
    }
  });
});

describe("what every answer carries", () => {
  it("security headers, no-store, a request id; an unknown call is JSON", async () => {
    const response = await fetch(`${api.url}/api/nothing-here`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "not_found" });
    const csp = response.headers.get("content-security-policy") ?? "";
    expect(csp).toContain("script-src 'self';");
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(csp).toContain(part);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("x-powered-by")).toBeNull();
    expect(response.headers.get("permissions-policy")).toContain("camera=()");
    expect(csp).toContain("report-uri /api/csp-reports");
  });

  it("what the policy kept out is reported; anything else is refused and no report is endless", async () => {
    const report = (type: string, body: unknown) =>
      fetch(`${api.url}/api/csp-reports`, {
        method: "POST",
        headers: { "content-type": type },
        body: JSON.stringify(body),
      });
    const old = {
      "csp-report": { "violated-directive": "script-src", "blocked-uri": "https://x.example/a" },
    };
    expect((await report("application/csp-report", old)).status).toBe(204);
    const fresh = [{ type: "csp-violation", body: { effectiveDirective: "img-src", blockedURL: "inline" } }];
    expect((await report("application/reports+json", fresh)).status).toBe(204);
    expect((await report("application/csp-report", { hello: 1 })).status).toBe(400);
    expect((await report("application/json", old)).status).toBe(400);
    expect((await report("application/csp-report", { a: "x".repeat(20_000) })).status).toBe(413);
  });

  it("health and ready answer without a session", async () => {
    expect(await (await fetch(`${api.url}/api/health`)).json()).toEqual({ status: "ok" });
    expect(await (await fetch(`${api.url}/api/ready`)).json()).toEqual({ status: "ready" });
  });
});
