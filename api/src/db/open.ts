import { setTimeout } from "node:timers/promises";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import type { Database, OpenTarget, Pools } from "./database.ts";
import { isDatabaseAway } from "./database-away.ts";
import { deployMigrations, type MigrationTarget } from "./deploy-migrations.ts";
import { openClient } from "./open-client.ts";

export type { Database, OpenTarget, Pools, QueueHome } from "./database.ts";
export type { Db, Tx } from "./owner.ts";

/**
 * Opens PostgreSQL when an address is given, else PGlite in the folder, and applies what migrations are
 * missing. decision: D-32.
 * @throws Error when the embedded folder is open elsewhere.
 */
export async function openDatabase(options: {
  databaseUrl?: string | undefined;
  dataDir: string;
}): Promise<Database> {
  if (options.databaseUrl) return openPostgres(options.databaseUrl);
  // Loaded where it is used: on PostgreSQL it would be weight only.
  const { openEmbedded } = await import("./open-embedded.ts");
  return openEmbedded(options.dataDir);
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
const sizes: Readonly<Record<keyof Pools, { max: number; statement_timeout: number }>> = {
  doors: { max: 2, statement_timeout: 3_000 },
  people: { max: 6, statement_timeout: 5_000 },
  board: { max: 4, statement_timeout: 5_000 },
  work: { max: 3, statement_timeout: 15_000 },
};
const pool = {
  connectionTimeoutMillis: 3000,
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
  const open = (size: (typeof sizes)[keyof Pools]) =>
    openClient(new PrismaPg({ connectionString: url, ...pool, ...size }));
  const { doors, people, board, work } = sizes;
  const pools = { doors: open(doors), people: open(people), board: open(board), work: open(work) };
  const isNew = applied.length > 0;
  const disconnect = async () =>
    void (await Promise.all(Object.values(pools).map((one) => one.$disconnect())));
  return { db: pools.people, pools, queueHome: { url }, kind: "postgresql", isNew, close: disconnect };
}
