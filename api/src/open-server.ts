/** One running server: what it may ask of the world, its queue and its sockets, on a database that is open already. */
import { randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { Express } from "express";
import type { Logger } from "pino";
import { createPageFetcher } from "./adapters/fetch-page.ts";
import { createPictureFetch } from "./adapters/fetch-picture.ts";
import { openJobSources } from "./adapters/job-sources/open-job-sources.ts";
import { createMailer, type WrittenMail } from "./adapters/mail.ts";
import { openLanguageModel } from "./adapters/open-language-model.ts";
import { openPayments } from "./adapters/open-payments.ts";
import { createDocumentReader } from "./adapters/read-document/read-document.ts";
import { type AppOptions, createApp, createWatchApp } from "./app.ts";
import type { Config } from "./config.ts";
import { isWatched } from "./config.ts";
import { createDatabaseFileStore } from "./db/file-store.ts";
import type { Database } from "./db/open.ts";
import { seedDemo } from "./db/seed-demo.ts";
import { taskHandlers } from "./features/task-handlers.ts";
import { createLog } from "./http/request-log.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { openNotifications } from "./notifications/notification-ways.ts";
import { createTaskQueue, type TaskLag } from "./queue/task-queue.ts";
import { createMatchScorer } from "./scoring/match-scorer.ts";
import type { Services } from "./services.ts";
import { createWorkers } from "./workers/workers.ts";

/** A list of jobs does not wait longer for scores that are still being measured. */
export const matchWaitMs = 100;

export interface RunningServer {
  /** Answers what is under way, takes no more, and lets go of everything but the database. */
  stop(): Promise<void>;
}

/** What does the heavy work: threads and processes that load the engine once more each. */
export type HeavyServices = Pick<Services, "documents" | "workers" | "matches">;

/**
 * Wires, listens, then starts the queue.
 * @param heavy closed with the server, as all that it wires.
 * @throws Error in words when the port is taken.
 */
export async function openServer(
  config: Config,
  database: Database,
  heavy: HeavyServices = openHeavyServices(),
  announce?: (mail: WrittenMail) => void,
): Promise<RunningServer> {
  const services = { ...(await openServices(config, database, announce)), ...heavy };
  // decision: D-33. Never on PostgreSQL, never in production. A database that was here has them already, or nearly all.
  const hasDemo = database.kind === "embedded" && config.mode !== "production";
  if (hasDemo && database.isNew) await seedDemo(services);
  services.tasks.work(taskHandlers(services));

  let isDraining = false;
  const options: AppOptions = { isDraining: () => isDraining, metrics: services.metrics };
  const app = config.role === "worker" ? createWatchApp(services, options) : createApp(services, options);
  const listening = await Promise.all(addresses(config.host).map((host) => listen(app, config.port, host)));
  services.log.info({ address: config.appUrl, database: database.kind }, "listening");
  const rest = beginSoon(() => {
    if (!isWatched())
      for (const threads of [services.documents, services.workers, services.matches]) threads.warm();
    return [
      ...(hasDemo && !database.isNew ? [seedDemo(services)] : []),
      ...(config.role === "web" ? [] : [services.tasks.start()]),
    ];
  }, services.log);
  return {
    async stop() {
      isDraining = true;
      await rest.stop();
      // A proxy looks at /api/ready now and then; until it has, people still come here.
      await setTimeout(config.drainMs);
      services.live.close();
      await Promise.all(listening.map(drain));
      await services.tasks.stop();
      services.documents.close();
      await services.workers.close();
      await services.matches.close();
    },
  };
}

/** The first who ask are answered before what nobody waits for begins: threads, the queue's tables. */
const soonMs = 200;

function beginSoon(begin: () => Promise<void>[], log: Pick<Logger, "error">) {
  let works: Promise<void>[] = [];
  const tell = (error: unknown) =>
    log.error({ err: error }, "the server runs, but not all of it has started");
  const timer = globalThis.setTimeout(() => {
    works = begin().map((work) => work.catch(tell));
  }, soonMs);
  return {
    async stop() {
      clearTimeout(timer);
      await Promise.all(works);
    },
  };
}

function openHeavyServices(): HeavyServices {
  return {
    documents: createDocumentReader(),
    workers: createWorkers(),
    matches: createMatchScorer({ waitMs: matchWaitMs }),
  };
}

async function openServices(
  config: Config,
  database: Database,
  announce: ((mail: WrittenMail) => void) | undefined,
): Promise<Omit<Services, keyof HeavyServices> & { metrics: Metrics | undefined }> {
  const log = createLog(config.logLevel);
  const now = () => new Date();
  const metrics = config.metricsToken ? await openMetrics(() => tasks.lag()) : undefined;
  const tasks = createTaskQueue(database.queueHome, log, metrics?.task);
  return {
    metrics,
    db: database.db,
    config,
    files: createDatabaseFileStore(database.db),
    tasks,
    mailer: createMailer(config, log, announce),
    pages: createPageFetcher(),
    pictures: createPictureFetch(),
    ...openNotifications(database.db, config, { now, log }),
    ...openPayments(config, { now, log }),
    jobSources: openJobSources(config.jobSources),
    languageModel: config.languageModel && openLanguageModel(config.languageModel, now),
    log,
    now,
    randomToken: (bytes) => randomBytes(bytes).toString("base64url"),
  };
}

/** The library is loaded where somebody reads what it counts. */
async function openMetrics(lag: () => Promise<TaskLag[]>): Promise<Metrics> {
  const { createMetrics } = await import("./metrics/metrics.ts");
  return createMetrics(lag);
}

/** Browsers try both addresses of localhost; nothing else on the network shall reach a private Kelpie. */
function addresses(host: string): string[] {
  return host === "localhost" ? ["127.0.0.1", "::1"] : [host];
}

interface Listening {
  server: Server;
  sockets: Set<Socket>;
}

function listen(app: Express, port: number, host: string): Promise<Listening | undefined> {
  const server = createServer(app);
  server.requestTimeout = 60_000;
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error) => {
      const code = "code" in error ? error.code : "";
      // A machine without IPv6 has no ::1.
      if (host === "::1" && code !== "EADDRINUSE") resolve(undefined);
      else reject(code === "EADDRINUSE" ? new Error(portInUse(port)) : error);
    });
    server.listen(port, host, () => resolve({ server, sockets }));
  });
}

function portInUse(port: number): string {
  return `Port ${port} is in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`;
}

/** A browser opens connections ahead of need; Node holds one that never spoke for busy, for up to a minute. */
function drain(listening: Listening | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (!listening) return resolve();
    const { server, sockets } = listening;
    server.close(() => resolve());
    server.closeIdleConnections();
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  });
}
