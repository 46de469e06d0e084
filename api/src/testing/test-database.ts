import { randomUUID } from "node:crypto";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { PrismaClient } from "../db/generated/client.ts";
import { type Database, openDatabase } from "../db/open.ts";
import { embeddedExtensions } from "../db/pglite-target.ts";
import { readTemplate } from "../db/template.ts";

/**
 * An empty database of one's own: PGlite in memory, or one on the PostgreSQL
 * server that `TEST_DATABASE_URL` names. The same tests run on both.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openOnServer(server) : openInMemory();
}

/** Emptied ones of this file's earlier tests: to start one costs more than most tests. */
const emptied: PGlite[] = [];

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

async function openInMemory(): Promise<Database> {
  const lite = emptied.pop() ?? (await openTemplate());
  const db = new PrismaClient({ adapter: new PrismaPGlite(lite) });
  const close = async () => {
    await db.$disconnect();
    await empty(lite);
    emptied.push(lite);
  };
  return { db, queueHome: { lite }, kind: "embedded", isNew: true, close };
}

async function empty(lite: PGlite): Promise<void> {
  await lite.exec(`
    DO $$ BEGIN
      IF to_regclass('pgboss.job') IS NOT NULL THEN
        -- The queue's own tables take half a second to make; its queues and schedules are made anew over old ones.
        DELETE FROM pgboss.job;
        DELETE FROM pgboss.schedule;
      END IF;
      EXECUTE (
        SELECT 'TRUNCATE ' || string_agg(format('%I.%I', schemaname, tablename), ', ') || ' RESTART IDENTITY CASCADE'
        FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
      );
    END $$;
  `);
}

const serverTemplate = "kelpie_template";

/** Migrates a database once on the server that `TEST_DATABASE_URL` names; each test's own is a copy of it. */
export async function makeServerTemplate(): Promise<void> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return;
  await onServer(server, `DROP DATABASE IF EXISTS ${serverTemplate} WITH (FORCE)`);
  await onServer(server, `CREATE DATABASE ${serverTemplate}`);
  const { close } = await openDatabase({ databaseUrl: addressOf(server, serverTemplate), dataDir: "" });
  await close();
}

function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function openOnServer(server: string): Promise<Database> {
  const name = `kelpie_${randomUUID().replaceAll("-", "")}`;
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${serverTemplate}`);
  const database = await openDatabase({ databaseUrl: addressOf(server, name), dataDir: "" });
  const close = async () => {
    await database.close();
    await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
  };
  return { ...database, close };
}

async function onServer(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
