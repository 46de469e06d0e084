import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createDocumentReader } from "./adapters/read-document/read-document.ts";
import { readConfig } from "./config.ts";
import { type Database, openDatabase } from "./db/open.ts";
import { openServer, type RunningServer } from "./open-server.ts";
import { createMatchScorer } from "./scoring/match-scorer.ts";
import { inProcessParsers } from "./testing/in-process-parsers.ts";
import { inProcessWorkers } from "./testing/in-process-workers.ts";
import { openRelay } from "./testing/relay.ts";
import { openTestDatabase } from "./testing/test-database.ts";

const token = "watch-kelpie-from-afar";
const bearer = { headers: { authorization: `Bearer ${token}` } };

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "kelpie-server-"));
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const running: RunningServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

async function start(environment: Record<string, string> = {}, on: Database = database) {
  const PORT = String(await freePort());
  const config = readConfig({
    ...{ NODE_ENV: "test", HOST: "127.0.0.1", APP_URL: `http://127.0.0.1:${PORT}`, PORT, DATA_DIR: folder },
    ...{ LOG_LEVEL: "silent", METRICS_TOKEN: token, SESSION_SECRET: "t".repeat(40), ...environment },
  });
  const server = await openServer(config, on, {
    documents: createDocumentReader(inProcessParsers),
    workers: inProcessWorkers(),
    matches: createMatchScorer({ waitMs: Number.POSITIVE_INFINITY }),
  });
  running.push(server);
  const url = `http://127.0.0.1:${PORT}`;
  const get = (address: string, init?: RequestInit) => fetch(url + address, init);
  const post = (address: string, body: object) =>
    get(address, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", origin: url },
    });
  return { server, get, post, port: Number(PORT) };
}

const person = { email: "anyone@example.com", password: "Wattle-and-gum-7", fullName: "Any One" };

describe("a process that is told to stop (RE-03)", () => {
  it("is no longer ready, still answers, and lets go of everything", async () => {
    const { server, get } = await start({ DRAIN_SECONDS: "2", KELPIE_ROLE: "web" });
    expect((await get("/api/ready")).status).toBe(200);
    const stopped = server.stop();
    const ready = await get("/api/ready");
    expect([ready.status, ready.headers.get("retry-after"), ready.headers.get("connection")]).toEqual([
      503,
      "2",
      "close",
    ]);
    expect((await get("/api/openapi.json")).status).toBe(200);
    await stopped;
    running.length = 0;
    await expect(get("/api/health")).rejects.toThrow();
  });

  it("does not wait for a connection that a browser opened ahead of need and never used", async () => {
    const { server, port } = await start({ KELPIE_ROLE: "web" });
    const ahead = connect(port, "127.0.0.1");
    const ended = once(ahead, "close");
    await once(ahead, "connect");
    await server.stop();
    running.length = 0;
    await ended;
  });
});

describe("what each process does", () => {
  it("one that only does tasks answers nobody but what watches it", async () => {
    const { get } = await start({ KELPIE_ROLE: "worker" });
    expect((await get("/api/ready")).status).toBe(200);
    expect((await get("/metrics", bearer)).status).toBe(200);
    expect((await get("/api/jobs")).status).toBe(404);
  });

  it("one that answers people leaves the tasks to others, and its figures say how many wait", async () => {
    const { get, post } = await start({ KELPIE_ROLE: "web" });
    expect((await post("/api/auth/signup", person)).status).toBe(201);
    expect((await post("/api/auth/forgot-password", { email: person.email })).status).toBe(200);
    const text = await (await get("/metrics", bearer)).text();
    expect(text).toMatch(/kelpie_tasks_due\{task="mail-password-reset"\} [1-9]/);
    expect(text).toMatch(
      /kelpie_request_seconds_count\{method="POST",route="\/api\/auth\/signup",status="201"\} 1\n/,
    );
    expect(text).toContain("# TYPE kelpie_source_failures gauge");
    expect(text).toContain("process_resident_memory_bytes");
    expect(text).not.toContain("example.com");
  });
});

describe("/metrics", () => {
  it("is no page for whoever has not the token, and none at all where no token is set", async () => {
    const { get } = await start({ KELPIE_ROLE: "web" });
    for (const authorization of ["", "Bearer", `Bearer ${token}x`, `Basic ${token}`])
      expect((await get("/metrics", { headers: { authorization } })).status).toBe(404);
    const { get: getOther } = await start({ KELPIE_ROLE: "web", METRICS_TOKEN: "" });
    const other = await getOther("/metrics", bearer);
    expect(await other.text()).not.toContain("kelpie_request_seconds");
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)("a database that goes and comes back (RE-02)", () => {
  it("is said with 503 and when to ask again, lets nobody in, and is used again at once", async () => {
    const home = database.queueHome;
    if (!("url" in home)) throw new Error("This test is for PostgreSQL.");
    const address = new URL(home.url);
    const relay = await openRelay(Number(address.port));
    address.port = String(relay.port);
    const away = await openDatabase({ databaseUrl: address.href, dataDir: folder });
    const { get, post } = await start({ KELPIE_ROLE: "web" }, away);
    const signIn = () => post("/api/auth/login", { email: "back@example.com", password: person.password });
    await post("/api/auth/signup", { ...person, email: "back@example.com" });
    const signedIn = await signIn();
    expect(signedIn.status).toBe(200);
    const cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    const askUser = () => get("/api/auth/user", { headers: { cookie } });
    expect((await askUser()).status).toBe(200);

    relay.cut();
    for (const answer of [await askUser(), await signIn(), await get("/api/ready")]) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get("retry-after")).toBe("2");
      expect(answer.headers.get("set-cookie")).toBeNull();
    }
    expect((await get("/api/health")).status).toBe(200);
    expect(await (await signIn()).json()).toMatchObject({
      code: "unavailable",
      message: expect.stringContaining("cannot reach its database"),
    });

    relay.mend();
    expect((await askUser()).status).toBe(200);
    expect((await get("/api/ready")).status).toBe(200);
    for (const server of running.splice(0)) await server.stop();
    await away.close();
    relay.close();
  });
});
