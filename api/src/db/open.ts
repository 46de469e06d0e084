import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { PrismaPGlite } from "pglite-prisma-adapter";
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

async function openPostgres(url: string): Promise<Database> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const target: MigrationTarget = {
    query: async <Row>(sql: string, params?: unknown[]) => (await client.query(sql, params)).rows as Row[],
    exec: async (sql) => void (await client.query(sql)),
  };
  let applied: string[];
  try {
    applied = await deployMigrations(target);
  } finally {
    await client.end();
  }
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: url, max: 10 }) });
  const isNew = applied.length > 0;
  return { db, queueHome: { url }, kind: "postgresql", isNew, close: () => db.$disconnect() };
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const folder = path.join(dataDir, "pglite");
  const unlock = lockFolder(dataDir);
  try {
    const isNew = !existsSync(path.join(folder, "PG_VERSION"));
    mkdirSync(folder, { recursive: true });
    // A ready-made empty database opens five times faster than initdb.
    const lite = isNew
      ? await PGlite.create(folder, { loadDataDir: await readTemplate(), extensions: embeddedExtensions })
      : await PGlite.create(folder, { extensions: embeddedExtensions });
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
