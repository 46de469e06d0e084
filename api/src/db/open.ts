import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { isDatabaseAway } from "./database-away.ts";
import { deployMigrations, type MigrationTarget } from "./deploy-migrations.ts";
import { lockFolder } from "./folder-lock.ts";
import { PrismaClient } from "./generated/client.ts";
import { embeddedExtensions, pgliteTarget } from "./pglite-target.ts";
import { readTemplate } from "./template.ts";

export type { Db, Tx } from "./owner.ts";

/** Where the task queue keeps its jobs: the embedded database's one connection, or a pool of its own. */
export type QueueHome = { lite: PGlite } | { url: string };

export interface Database {
  db: PrismaClient;
  queueHome: QueueHome;
  kind: "embedded" | "postgresql";
  /** True when the database was empty before this start. */
  isNew: boolean;
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL when an address is given, else PGlite in the folder, and applies what migrations are
 * missing. decision: D-32.
 * @throws Error when the embedded folder is open elsewhere.
 */
export async function openDatabase(options: {
  databaseUrl?: string | undefined;
  dataDir: string;
}): Promise<Database> {
  return options.databaseUrl ? openPostgres(options.databaseUrl) : openEmbedded(options.dataDir);
}

/** One connection without Prisma, for what works on the database as a whole. */
export interface OpenTarget {
  target: MigrationTarget;
  close(): Promise<void>;
}

/** @throws Error when nothing answers at the address. */
export async function connectTarget(url: string): Promise<OpenTarget> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const target: MigrationTarget = {
    query: async <Row>(sql: string, params?: unknown[]) => (await client.query(sql, params)).rows as Row[],
    exec: async (sql) => void (await client.query(sql)),
  };
  return { target, close: () => client.end() };
}

/** A database that starts together with us, or again, may take this long. */
const patienceMs = 60_000;
const tryAgainMs = 1000;

/** A wrong password or name never becomes right by waiting; a server that is not there yet may come. */
async function awaitTarget(url: string): Promise<OpenTarget> {
  const begun = performance.now();
  for (;;) {
    try {
      return await connectTarget(url);
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() - begun > patienceMs) throw error;
      process.stderr.write("Waiting for the database ...\n");
      await setTimeout(tryAgainMs);
    }
  }
}

/** A person's request never waits longer: the pool's own line, then the statement. Migrations have neither. */
const pool = {
  max: 10,
  connectionTimeoutMillis: 3000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
  application_name: "kelpie",
  // Our questions are short: compiling one, or starting processes for it, takes longer than answering it.
  options: "-c jit=off -c max_parallel_workers_per_gather=0",
} as const;

async function openPostgres(url: string): Promise<Database> {
  const { target, close } = await awaitTarget(url);
  let applied: string[];
  try {
    applied = await deployMigrations(target);
  } finally {
    await close();
  }
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: url, ...pool }) });
  const isNew = applied.length > 0;
  return { db, queueHome: { url }, kind: "postgresql", isNew, close: () => db.$disconnect() };
}

/** Where the embedded database lies in its data folder. */
export const embeddedFolder = (dataDir: string): string => path.join(dataDir, "pglite");

async function createEmbedded(folder: string): Promise<{ lite: PGlite; isNew: boolean }> {
  const isNew = !existsSync(path.join(folder, "PG_VERSION"));
  mkdirSync(folder, { recursive: true });
  // A ready-made empty database opens five times faster than initdb.
  const lite = isNew
    ? await PGlite.create(folder, { loadDataDir: await readTemplate(), extensions: embeddedExtensions })
    : await PGlite.create(folder, { extensions: embeddedExtensions });
  return { lite, isNew };
}

/** @throws Error when the data folder is open in another Kelpie. */
export async function openEmbeddedTarget(dataDir: string, folder: string): Promise<OpenTarget> {
  const unlock = lockFolder(dataDir);
  try {
    const { lite } = await createEmbedded(folder);
    const close = async () => {
      await lite.close();
      unlock();
    };
    return { target: pgliteTarget(lite), close };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const folder = embeddedFolder(dataDir);
  const unlock = lockFolder(dataDir);
  try {
    const { lite, isNew } = await createEmbedded(folder);
    await deployMigrations(pgliteTarget(lite));
    const db = new PrismaClient({ adapter: new PrismaPGlite(lite) });
    const close = async () => {
      await db.$disconnect();
      await lite.close();
      unlock();
    };
    return { db, queueHome: { lite }, kind: "embedded", isNew, close };
  } catch (error) {
    unlock();
    throw error;
  }
}
