import { randomUUID } from "node:crypto";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { onePool } from "../db/database.ts";
import { type Database, openDatabase } from "../db/open.ts";
import { openClient } from "../db/open-client.ts";
import { embeddedExtensions } from "../db/pglite-target.ts";
import { migrationsKey, readTemplate } from "../db/template.ts";

/** PostgreSQL's word for a name that is taken. */
const duplicateDatabase = "42P04";

/**
 * An empty database of one's own: PGlite in memory, or one on the PostgreSQL
 * server that `TEST_DATABASE_URL` names. The same tests run on both.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openOnServer(server) : openInMemory();
}

/** One that a test has left, with its connections. */
interface Held extends Database {
  run(sql: string): Promise<unknown>;
}

/** Emptied ones of this worker's earlier tests, by kind: to start one, and to connect to it, costs more than most tests. */
const emptied: Record<Database["kind"], Held[]> = { embedded: [], postgresql: [] };

async function hold(kind: Database["kind"], start: () => Promise<Held>): Promise<Database> {
  const held = emptied[kind].pop() ?? (await start());
  const close = async () => {
    await held.run(emptying);
    emptied[kind].push(held);
  };
  return { ...held, close };
}

const openTemplate = async () =>
  PGlite.create({ loadDataDir: await readTemplate(), extensions: embeddedExtensions });

let bare: Promise<PGlite> | undefined;

/** The embedded database without a table, for tests of migrations; one for all of them: to make one takes seconds. */
export async function openBareDatabase(): Promise<PGlite> {
  bare ??= openTemplate();
  const lite = await bare;
  await lite.exec("DROP SCHEMA public CASCADE; CREATE SCHEMA public;");
  return lite;
}

const openInMemory = () =>
  hold("embedded", async () => {
    const lite = await openTemplate();
    const db = openClient(new PrismaPGlite(lite));
    return {
      db,
      pools: onePool(db),
      queueHome: { lite },
      kind: "embedded",
      isNew: true,
      run: (sql) => lite.exec(sql),
      close: () => lite.close(),
    };
  });

const emptying = `
  DO $$
  DECLARE
    one text;
    is_filled boolean;
    filled text[] := '{}';
  BEGIN
    IF to_regclass('pgboss.job') IS NOT NULL THEN
      -- The queue's own tables take half a second to make; its queues and schedules are made anew over old ones.
      DELETE FROM pgboss.job;
      DELETE FROM pgboss.schedule;
    END IF;
    FOR one IN
      SELECT format('%I.%I', schemaname, tablename)
      FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
    LOOP
      EXECUTE 'SELECT EXISTS (SELECT FROM ' || one || ')' INTO is_filled;
      IF is_filled THEN filled := filled || one; END IF;
    END LOOP;
    IF filled = '{}' THEN RETURN; END IF;
    BEGIN
      -- To truncate writes a new file for each table and index, whatever they hold: many times the work of deleting the
      -- few rows of a test. A replica deletes without asking what refers to them.
      SET LOCAL session_replication_role = replica;
      FOREACH one IN ARRAY filled LOOP EXECUTE 'DELETE FROM ' || one; END LOOP;
    EXCEPTION WHEN insufficient_privilege THEN
      EXECUTE 'TRUNCATE ' || array_to_string(filled, ', ') || ' CASCADE';
    END;
  END $$;
`;

const serverTemplate = `kelpie_template_${migrationsKey()}`;

/**
 * Migrates a database once on the server that `TEST_DATABASE_URL` names; each test's own is a copy of it. Made aside and
 * renamed: runs beside each other share it, and none meets half of one.
 */
export async function makeServerTemplate(): Promise<void> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return;
  const made = await onServer(server, `SELECT FROM pg_database WHERE datname = '${serverTemplate}'`);
  if (made.rowCount) return;
  const aside = `${serverTemplate}_${process.pid}`;
  await onServer(server, `DROP DATABASE IF EXISTS ${aside} WITH (FORCE)`);
  await onServer(server, `CREATE DATABASE ${aside}`);
  const { close } = await openDatabase({ databaseUrl: addressOf(server, aside), dataDir: "" });
  await close();
  try {
    await onServer(server, `ALTER DATABASE ${aside} RENAME TO ${serverTemplate}`);
  } catch (error) {
    if ((error as pg.DatabaseError).code !== duplicateDatabase) throw error;
    await onServer(server, `DROP DATABASE ${aside} WITH (FORCE)`);
  }
}

function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Databases of one run: its workers are children of one process. */
const namesOf = (run: number) => `kelpie_${run}_`;

const openOnServer = (server: string) =>
  hold("postgresql", async () => {
    const name = namesOf(process.ppid) + randomUUID().replaceAll("-", "");
    await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${serverTemplate}`);
    const database = await openDatabase({ databaseUrl: addressOf(server, name), dataDir: "" });
    return { ...database, run: (sql) => database.db.$executeRawUnsafe(sql) };
  });

/** At the end of a run, from the process that its workers belonged to. */
export async function dropServerDatabases(): Promise<void> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return;
  const { rows } = await onServer(server, "SELECT datname FROM pg_database");
  for (const { datname } of rows)
    if (String(datname).startsWith(namesOf(process.pid)))
      await onServer(server, `DROP DATABASE ${datname} WITH (FORCE)`);
}

async function onServer(server: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}
