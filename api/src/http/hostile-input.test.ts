import { once } from "node:events";
import { readdirSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contract } from "#shared/contract/index.ts";
import type { Route } from "#shared/contract/route.ts";
import { startTestApi, type TestApi, testPassword } from "../testing/start-test-api.ts";

type Person = Awaited<ReturnType<TestApi["signedUp"]>>;

let api: TestApi;
let person: Person;
beforeAll(async () => {
  api = await startTestApi();
  person = await api.signedUp({ tier: "premium" });
});
afterAll(() => api.stop());

const rows = Object.entries(contract).flatMap(([feature, routes]) =>
  Object.entries(routes as Record<string, Route>).map(([name, route]) => ({
    name: `${feature}.${name}`,
    route,
  })),
);
const withBody = rows.filter(({ route }) => route.body !== undefined && route.streams !== "live");
const withText = rows.filter(({ route }) => /\{/.test(route.path) || route.query !== undefined);

const send = (route: Route, path: string, body: string) =>
  person.send(path, { method: route.method, body, headers: { "content-type": "application/json" } });
const pathOf = ({ path }: Route, id: string) => path.replace(/\{\w+\}/g, id);

/** The keys that a strict schema names; a body of them has hostile texts in every field. */
function fieldsOf(route: Route): string[] {
  const shape: unknown = Reflect.get(Object(route.body), "def") ?? {};
  return Object.keys(Object(Reflect.get(Object(shape), "shape")));
}

describe("every row with a body", () => {
  /** All at once, and so that nothing is left of it. */
  const hostile = [`a\u0000b\ud800${"1,".repeat(500)}${"((".repeat(500)}\udfff`, "\u0000"];

  it.each(withBody)("$name with characters that no database holds never answers 500", async ({ route }) => {
    const fields = fieldsOf(route);
    const bodies = hostile.flatMap((text) => [
      Object.fromEntries(fields.map((field) => [field, text])),
      ...fields.map((field) => ({ [field]: text })),
    ]);
    for (const body of bodies) {
      const response = await send(route, pathOf(route, "none"), JSON.stringify(body));
      expect(response.status, JSON.stringify(body).slice(0, 80)).toBeLessThan(500);
    }
  });

  it.each([
    ["[", "]"],
    ['{"a":', "}"],
  ])("100,000 times %s in a body is refused in words before anything reads it", async (open, close) => {
    const deep = `{"resumeContent":${open.repeat(100_000)}1${close.repeat(100_000)}}`;
    for (const path of ["/api/download-resume", "/api/auth/login", "/api/resumes"] as const) {
      const headers = { "content-type": "application/json" };
      const response = await person.send(path, { method: "POST", body: deep, headers });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ message: expect.stringContaining("nested") });
    }
  });
});

it.each(withText)("$name with U+0000 in its address never answers 500", async ({ route }) => {
  if (route.streams === "live") return;
  const query = new URLSearchParams(
    ["id", "search", "q", "page", "columns", "location"].map((key) => [key, "a\u0000\ufffd"]),
  );
  const response = await send(route, `${pathOf(route, "a%00b")}?${query}`, "{}").catch(() => undefined);
  const asked = response ?? (await person.send(`${pathOf(route, "a%00b")}?${query}`));
  expect(asked.status).toBeLessThan(500);
});

describe("what is stored", () => {
  it("a resume, a job and notes keep their words without the characters that cannot be stored", async () => {
    const resume = await person.api.resumes.create({
      body: { name: "Kim\u0000 \ud83d\ude00", text: "Kim Acacia\u0000\nNurse \ud800since 2019" },
    });
    expect(resume).toMatchObject({ name: "Kim \ud83d\ude00", text: "Kim Acacia\nNurse \ufffdsince 2019" });
    const saved = await person.api.applications.create({
      body: { jobTitle: "Nurse\u0000", company: "RPA\udc00", notes: "\u0000call\ud800" },
    });
    expect(saved).toMatchObject({ jobTitle: "Nurse", company: "RPA\ufffd", notes: "call\ufffd" });
  });

  it("a name of nothing else is refused, and nothing is stored", async () => {
    const before = (await person.api.resumes.list()).length;
    await expect(person.api.resumes.create({ body: { name: "\u0000", text: "Kim" } })).rejects.toMatchObject({
      status: 400,
    });
    expect(await person.api.resumes.list()).toHaveLength(before);
  });

  it("an upload's name is refused or loses them", async () => {
    const form = new FormData();
    form.set("file", new Blob(["Kim Acacia\nNurse at RPA since 2019\nWound care and more"]), "k\u0000im.txt");
    const response = await person.send("/api/process-file", { method: "POST", body: form });
    expect([200, 400]).toContain(response.status);
    expect(await response.text()).not.toContain("\\u0000");
  });
});

describe("a body without end", () => {
  /** Sends chunks for as long as the server takes them. @returns the answer's first line and how many bytes it took. */
  function sendForEver(path: string, start: string, headers: Record<string, string>) {
    const { hostname, port, origin } = new URL(api.url);
    const told = { Host: `${hostname}:${port}`, Origin: origin, "Transfer-Encoding": "chunked", ...headers };
    const head = Object.entries(told).map(([name, value]) => `${name}: ${value}\r\n`);
    return new Promise<{ line: string; bytes: number }>((resolve) => {
      let line = "";
      const socket = connect(Number(port), hostname);
      const chunk = "a".repeat(65_536);
      const more = () => {
        while (socket.writable && socket.write(`${chunk.length.toString(16)}\r\n${chunk}\r\n`));
      };
      socket.on("drain", more).on("error", () => undefined);
      socket.on("data", (data) => (line ||= data.toString().split("\r\n")[0] ?? ""));
      socket.on("close", () => resolve({ line, bytes: socket.bytesWritten - socket.writableLength }));
      socket.write(`POST ${path} HTTP/1.1\r\n${head.join("")}\r\n`);
      socket.write(`${start.length.toString(16)}\r\n${start}\r\n`);
      more();
    });
  }

  const megabyte = 1024 * 1024;
  const multipart = { "Content-Type": "multipart/form-data; boundary=x" };
  const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';

  it("of JSON is refused and cut off", async () => {
    const json = { "Content-Type": "application/json" };
    const { line, bytes } = await sendForEver("/api/auth/login", '{"email":"', json);
    expect(line).toContain("413");
    expect(bytes).toBeLessThan(20 * megabyte);
  });

  it("of a file without a session is refused and cut off", async () => {
    const { line, bytes } = await sendForEver("/api/process-file", part, multipart);
    expect(line).toContain("401");
    expect(bytes).toBeLessThan(20 * megabyte);
  });

  it("of a file is cut off at the limit of 10 MB, and nothing of it is left", async () => {
    const login = await fetch(`${api.url}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: new URL(api.url).origin },
      body: JSON.stringify({ email: person.email, password: testPassword }),
    });
    const { token } = (await login.json()) as { token: string };
    const Cookie = login.headers
      .getSetCookie()
      .map((set) => set.split(";")[0])
      .join("; ");
    const headers = { ...multipart, Cookie, "X-Kelpie-Token": token };
    const { line, bytes } = await sendForEver("/api/process-file", part, headers);
    expect(line).toContain("413");
    expect(bytes).toBeGreaterThan(10 * megabyte);
    expect(bytes).toBeLessThan(30 * megabyte);
    await expect.poll(() => readdirSync(path.join(api.services.config.dataDir, "uploads"))).toEqual([]);
  });
});

describe("a file that is refused", () => {
  const send = (bytes: number, headers: Record<string, string> = {}) => {
    const form = new FormData();
    form.set("file", new Blob([new Uint8Array(bytes)]), "resume.txt");
    return fetch(`${api.url}/api/process-file`, { method: "POST", body: form, headers });
  };

  it.each([100, 9_000_000, 20_000_000])(
    "of %s bytes without a session is answered 401 in words",
    async (bytes) => {
      const response = await send(bytes, { origin: new URL(api.url).origin });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: "unauthenticated" });
    },
  );

  it("on a slow line is answered while it is still sent, and the connection lives until it is through", async () => {
    const { hostname, port, origin } = new URL(api.url);
    const socket = connect(Number(port), hostname);
    const closed = once(socket, "close");
    let answer = "";
    socket.on("data", (data) => (answer += data.toString())).on("error", () => undefined);
    const type = "Content-Type: multipart/form-data; boundary=x";
    const head = ["POST /api/process-file HTTP/1.1", `Host: ${hostname}:${port}`, `Origin: ${origin}`, type];
    socket.write(`${[...head, "Content-Length: 3000000"].join("\r\n")}\r\n\r\n`);
    for (let sent = 0; sent < 30; sent += 1) {
      expect(socket.destroyed, `after ${sent} pieces`).toBe(false);
      await new Promise((resolve) => socket.write(Buffer.alloc(100_000), resolve));
      await setTimeout(20);
    }
    await closed;
    expect(answer).toContain(" 401 ");
    expect(answer).toContain("unauthenticated");
  });

  it("of 12 MB with a session is answered 413 in words", async () => {
    const form = new FormData();
    form.set("file", new Blob([new Uint8Array(12_000_000)]), "resume.txt");
    const response = await person.send("/api/process-file", { method: "POST", body: form });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ details: { reason: "too_large" } });
  });
});
