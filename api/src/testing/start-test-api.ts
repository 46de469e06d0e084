import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { hash } from "@node-rs/argon2";
import { pino } from "pino";
import { type ApiClient, createApiClient } from "#shared/client/create-api-client.ts";
import { contract } from "#shared/contract/index.ts";
import { createPageFetcher } from "../adapters/fetch-page.ts";
import { createSourceFetch } from "../adapters/job-sources/source-fetch.ts";
import { createMailer } from "../adapters/mail.ts";
import { openLanguageModel } from "../adapters/open-language-model.ts";
import { openPayments } from "../adapters/open-payments.ts";
import { createDocumentReader } from "../adapters/read-document/read-document.ts";
import { createApp } from "../app.ts";
import { type Config, readConfig } from "../config.ts";
import { createDatabaseFileStore } from "../db/file-store.ts";
import type { PrismaClient } from "../db/generated/client.ts";
import type { Owner } from "../db/owner.ts";
import { createUser } from "../features/auth/auth.store.ts";
import { taskHandlers } from "../features/task-handlers.ts";
import { openNotifications } from "../notifications/notification-channels.ts";
import { createTaskQueue } from "../queue/task-queue.ts";
import { createMatchScorer } from "../scoring/match-scorer.ts";
import type { Services } from "../services.ts";
import { inProcessParsers } from "./in-process-parsers.ts";
import { inProcessWorkers } from "./in-process-workers.ts";
import { openTestDatabase } from "./test-database.ts";

export interface TestApi {
  url: string;
  /** With the whole database: a test may look at everybody's rows. */
  services: Omit<Services, "db"> & { db: PrismaClient };
  /** A browser-like caller: keeps its cookie and its anti-CSRF token. */
  visitor(): TestVisitor;
  /** A visitor with an account of its own. */
  signedUp(options?: {
    tier?: "free" | "premium" | "pro";
    email?: string;
    /** True unless told: its mailed link was opened. */
    isEmailVerified?: boolean;
  }): Promise<TestVisitor & { email: string; userId: Owner }>;
  stop(): Promise<void>;
}

export interface TestVisitor {
  api: ApiClient;
  /** A raw call as this visitor; headers given here win. */
  send(path: string, init?: RequestInit): Promise<Response>;
}

export const testPassword = "Wattle-and-gum-7";
/**
 * Everybody in the tests has the same hash, at the least cost there is: a check costs what the stored hash says. Who signs
 * up over HTTP gets the product's own, which is slow on purpose (auth.test.ts).
 */
const testPasswordHash = hash(testPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** The real app over real HTTP on a database of its own; the database comes from the template. */
export async function startTestApi(
  parts: Omit<Partial<Services>, "config" | "db"> & { config?: Partial<Config> } = {},
): Promise<TestApi> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "kelpie-test-"));
  const database = await openTestDatabase();
  const server = createServer((req, res) => app(req, res));
  // Caller and server share one thread: after a long turn of work both timers are late, and a call would race the close.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config: Config = {
    ...readConfig({ NODE_ENV: "test", APP_URL: url, DATA_DIR: dataDir, SESSION_SECRET: "t".repeat(40) }),
    ...parts.config,
  };
  const now = parts.now ?? (() => new Date());
  const log = pino({ level: process.env.TEST_LOG ?? "silent" });
  const services: TestApi["services"] = {
    db: database.db,
    pools: database.pools,
    tasks: createTaskQueue(database.queueHome, log),
    mailer: createMailer(config, log),
    documents: createDocumentReader(inProcessParsers),
    files: createDatabaseFileStore(database.db),
    pages: createPageFetcher(),
    // Tests ask nobody.
    pictures: async () => undefined,
    ...openNotifications(database.db, config, { now, log }),
    ...openPayments(config, { now, log }),
    jobSources: { list: [], fetch: createSourceFetch() },
    workers: inProcessWorkers(),
    matches: createMatchScorer({ waitMs: Number.POSITIVE_INFINITY }),
    languageModel: config.languageModel && openLanguageModel(config.languageModel, now),
    log,
    now,
    randomToken: (bytes) => randomBytes(bytes).toString("base64url"),
    ...parts,
    config,
  };
  // Tasks run when a test says `services.tasks.settle()`.
  services.tasks.work(taskHandlers(services));
  const app = createApp(services);
  const visitor = () => createVisitor(url);
  let accounts = 0;

  return {
    url,
    services,
    visitor,
    async signedUp({
      tier = "free",
      email = `person${++accounts}@example.com`,
      isEmailVerified = true,
    } = {}) {
      const person = visitor();
      // Straight into the store: the sign-up limit belongs to the tests of sign-up.
      const user = await createUser(services.db, {
        email,
        fullName: "Test Person",
        passwordHash: await testPasswordHash,
        tier,
        ...(isEmailVerified && { emailVerifiedAt: now() }),
      });
      await person.api.auth.login({ body: { email, password: testPassword } });
      return { ...person, email, userId: user.id };
    },
    async stop() {
      services.live.close();
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      services.documents.close();
      await services.workers.close();
      await services.matches.close();
      await services.tasks.stop();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function createVisitor(url: string): TestVisitor {
  const cookies = new Map<string, string>();
  let token = "";
  const send = async (target: string, init: RequestInit = {}) => {
    const cookie = [...cookies.values()].join("; ");
    const headers = withDefaults(new Headers(init.headers), { origin: url, cookie, "x-kelpie-token": token });
    const address = target.startsWith("http") ? target : url + target;
    const response = await fetch(address, { ...init, headers, redirect: "manual" });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ""] = set.split(";");
      cookies.set(pair.slice(0, pair.indexOf("=")), pair);
    }
    token = response.headers.get("x-kelpie-token") ?? token;
    if (response.ok && /\/auth\/(login|signup)$/.test(target)) {
      token = ((await response.clone().json()) as { token: string }).token;
    }
    return response;
  };
  return { send, api: createApiClient(contract, { baseUrl: url, send }) };
}

/** What a browser would add; a header given as "none" is left out. */
function withDefaults(headers: Headers, defaults: Record<string, string>): Headers {
  for (const [name, value] of Object.entries(defaults)) {
    if (headers.get(name) === "none") headers.delete(name);
    else if (value && !headers.has(name)) headers.set(name, value);
  }
  return headers;
}
