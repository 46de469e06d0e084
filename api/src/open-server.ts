/** One running server: what it may ask of the world, its queue and its sockets, on a database that is open already. */
import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { Express } from "express";
import type { Logger } from "pino";
import type { WrittenMail } from "./adapters/mail.ts";
import { type AppOptions, createApp, createWatchApp } from "./app.ts";
import { type Config, isWatched } from "./config.ts";
import type { Database } from "./db/open.ts";
import { seedDemo } from "./db/seed-demo.ts";
import { taskHandlers } from "./features/task-handlers.ts";
import { onPool } from "./http/work-pools.ts";
import { type HeavyServices, openHeavyServices, openServices } from "./open-services.ts";
import type { Services } from "./services.ts";

export interface RunningServer {
  /** Answers what is under way, takes no more, and lets go of everything but the database. */
  stop(): Promise<void>;
}

/**
 * Wires, listens, then starts the queue.
 * @param heavy closed with the server, as all that it wires.
 * @throws Error in words when the port is taken, or when Stripe charges another price than the screens say.
 */
export async function openServer(
  config: Config,
  database: Database,
  heavy: HeavyServices = openHeavyServices(),
  announce?: (mail: WrittenMail) => void,
): Promise<RunningServer> {
  const services = { ...(await openServices(config, database, announce)), ...heavy };
  await refuseWrongPrices(services);
  // decision: D-33. Never on PostgreSQL, never in production. A database that was here has them already, or nearly all.
  const hasDemo = database.kind === "embedded" && config.mode !== "production";
  if (hasDemo && database.isNew) await seedDemo(services);
  services.tasks.work(taskHandlers(onPool(services, "work")));

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

/** @throws Error when the provider would take another sum or currency. One that cannot be asked keeps nobody from starting. */
export async function refuseWrongPrices({
  payments,
  log,
}: Pick<Services, "payments" | "log">): Promise<void> {
  if (payments.isTestMode) return;
  const errors = await payments.priceErrors().catch((err: unknown) => {
    log.warn({ err }, "Stripe's prices could not be compared with ours");
    return [];
  });
  if (errors.length > 0) throw new Error(`Kelpie cannot start: prices differ.\n  ${errors.join("\n  ")}`);
}
