import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";

const file = path.resolve(import.meta.dirname, "../../../../public/service-worker.js");
const origin = "https://kelpie.test";

/** As much of a browser's caches as the worker uses. */
class Caches {
  all = new Map<string, Map<string, Response>>();
  async open(name: string) {
    const held = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, held);
    const key = (one: string | { url: string }) =>
      new URL(typeof one === "string" ? one : one.url, origin).href;
    return {
      put: async (one: string, response: Response) => void held.set(key(one), response),
      match: async (one: string) => held.get(key(one))?.clone(),
      delete: async (one: string | { url: string }) => held.delete(key(one)),
      keys: async () => [...held.keys()].map((url) => ({ url })),
      addAll: async (files: string[]) => {
        for (const one of files) held.set(key(one), await answer(one));
      },
    };
  }
  async match(one: string, { cacheName }: { cacheName: string }) {
    if (!this.all.has(cacheName)) return undefined;
    return (await this.open(cacheName)).match(one);
  }
  delete = async (name: string) => this.all.delete(name);
  kept = (name: string) => [...(this.all.get(name)?.keys() ?? [])].map((url) => url.replace(origin, ""));
}

type Listener = (event: unknown) => void;

let caches: Caches;
let answer: (asked: string) => Promise<Response>;
let listeners: Map<string, Listener>;
let told: unknown[];

const order = {
  account: "ann",
  accountHeader: "X-Kelpie-Account",
  keepsApp: true,
  user: "/api/auth/user",
  lists: ["/api/applications"],
  screens: ["/dashboard", "/application-tracker/:id"],
  shell: "/dashboard",
  files: "/offline.json",
};

/** Starts it as a browser does after it had stopped it: nothing in memory, the caches as they were. */
function wake(): void {
  listeners = new Map();
  const self = {
    location: { origin },
    registration: {},
    clients: {
      claim: async () => undefined,
      get: async () => ({ postMessage: (one: unknown) => told.push(one) }),
    },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  };
  const call = (asked: string | Request) =>
    answer(new URL(typeof asked === "string" ? asked : asked.url, origin).pathname);
  new Function("self", "caches", "fetch", "importScripts", readFileSync(file, "utf8"))(
    self,
    caches,
    call,
    () => undefined,
  );
}

async function send(data: unknown): Promise<void> {
  const waits: Promise<unknown>[] = [];
  listeners.get("message")?.({
    data,
    source: { id: "tab" },
    waitUntil: (one: Promise<unknown>) => waits.push(one),
  });
  await Promise.all(waits);
}

/** What the page gets, once all is stored that is to be stored; null where the browser goes on by itself. */
async function ask(asked: string, mode = "cors"): Promise<Response | null> {
  const waits: Promise<unknown>[] = [];
  let given: Promise<Response> | null = null;
  listeners.get("fetch")?.({
    request: { url: origin + asked, method: "GET", mode, destination: "", headers: new Headers() },
    clientId: "tab",
    waitUntil: (one: Promise<unknown>) => waits.push(one),
    respondWith: (one: Promise<Response>) => {
      given = one;
    },
  });
  const response = await given;
  await Promise.all(waits);
  return response;
}

const json = (body: unknown, account?: string, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: account ? { "X-Kelpie-Account": account } : {} });

function isThere(account: string | undefined, status = 200): void {
  answer = async (asked) => {
    if (asked === "/offline.json") return json({ files: ["/assets/a.js"] });
    if (asked === "/api/auth/user") return json({ isRemembered: true }, account, status);
    if (asked.startsWith("/api/")) return json([asked, account], account, status);
    return new Response(`page ${asked}`);
  };
}

const isGone = () => {
  answer = async () => {
    throw new TypeError("Failed to fetch");
  };
};

beforeEach(async () => {
  caches = new Caches();
  told = [];
  isThere("ann");
  wake();
  await send({ kind: "keep", order });
});

describe("the service worker", () => {
  it("a list that was read, and no server: gives what it kept, and tells the page since when", async () => {
    await ask("/api/applications?page=2");
    isGone();
    wake();
    const response = await ask("/api/applications?page=2");
    expect(await response?.json()).toEqual(["/api/applications", "ann"]);
    expect(told).toEqual([{ kind: "kept", path: "/api/applications", at: expect.stringMatching(/^\d{4}-/) }]);
    await expect(ask("/api/applications?page=3")).rejects.toThrow("Failed to fetch");
  });

  it("a gateway without a server behind it, gives what it kept", async () => {
    await ask("/api/applications");
    isThere(undefined, 502);
    expect((await ask("/api/applications"))?.status).toBe(200);
  });

  it("a call that is no list, is never kept", async () => {
    await ask("/api/user/sessions");
    expect(caches.kept("kelpie-lists")).toEqual([]);
  });

  it("an answer of another account, empties all and keeps nothing of it", async () => {
    await ask("/api/applications");
    isThere("bob");
    await ask("/api/applications");
    expect([...caches.all.keys()]).toEqual([]);
  });

  it("an answer of nobody, is not kept", async () => {
    isThere(undefined);
    await ask("/api/applications");
    expect(caches.kept("kelpie-lists")).toEqual([]);
  });

  it("another account signs in, finds nothing of the first", async () => {
    await ask("/api/applications");
    await send({ kind: "keep", order: { ...order, account: "bob" } });
    expect(caches.kept("kelpie-lists")).toEqual([]);
    isGone();
    await expect(ask("/api/applications")).rejects.toThrow("Failed to fetch");
  });

  it.each(["a session that ended", "a sign-out"])("%s, keeps nothing", async (way) => {
    await ask("/api/applications");
    if (way === "a sign-out") await send({ kind: "forget" });
    else {
      isThere("ann", 401);
      await ask("/api/applications");
    }
    expect([...caches.all.keys()]).toEqual([]);
    isThere("ann");
    await ask("/api/applications");
    expect([...caches.all.keys()]).toEqual([]);
  });

  it.each([
    ["a session that is not remembered", {}],
    ["an answer that says no such thing", { isRemembered: "yes" }],
    ["an answer that is none", null],
  ])("%s, empties all and keeps nothing", async (_, user) => {
    await ask("/api/applications");
    await ask("/api/auth/user");
    expect(caches.kept("kelpie-lists")).toEqual(["/api/applications", "/api/auth/user"]);
    answer = async () => json(user, "ann");
    await ask("/api/auth/user");
    isThere("ann");
    await ask("/api/applications");
    expect([...caches.all.keys()]).toEqual([]);
  });

  it("a list that arrives after the sign-out, is not kept", async () => {
    let arrive = (_: Response) => {};
    answer = () => new Promise((resolve) => (arrive = resolve));
    const asked = ask("/api/applications");
    await new Promise(setImmediate);
    await send({ kind: "forget" });
    arrive(json([], "ann"));
    await asked;
    expect([...caches.all.keys()]).toEqual([]);
  });

  it("a screen and no server: the app's page; any other page says that it needs a connection", async () => {
    isGone();
    wake();
    expect(await (await ask("/application-tracker/7", "navigate"))?.text()).toBe("page /dashboard");
    const other = await ask("/help", "navigate");
    expect([other?.status, await other?.text()]).toEqual([503, expect.stringContaining("You are offline")]);
    expect(await (await ask("/assets/a.js"))?.text()).toBe("page /assets/a.js");
  });

  it("a new version, keeps the parts of the last one and drops those before", async () => {
    for (const name of ["b", "c"]) {
      answer = async (asked) =>
        asked === "/offline.json" ? json({ files: [`/assets/${name}.js`] }) : new Response("");
      await send({ kind: "keep", order });
    }
    const files = caches.kept("kelpie-app").filter((one) => one.startsWith("/assets/"));
    expect(files.sort()).toEqual(["/assets/b.js", "/assets/c.js"]);
  });

  it("sixty lists at most, the oldest go", async () => {
    for (let page = 0; page < 65; page += 1) await ask(`/api/applications?page=${page}`);
    const kept = caches.kept("kelpie-lists");
    expect([kept.length, kept[0]]).toEqual([60, "/api/applications?page=5"]);
  });
});
