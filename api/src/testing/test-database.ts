import { randomUUID } from "node:crypto";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { embeddedExtensions } from "../db/embedded-extensions.ts";
import { PrismaClient } from "../db/generated/client.ts";
import { type Database, openDatabase } from "../db/open.ts";
import { readTemplate } from "../db/template.ts";

/**
 * A fresh database for one test file: PGlite in memory, or a database of its own on the PostgreSQL
 * server that `TEST_DATABASE_URL` names. The same tests run on both.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openOnServer(server) : openInMemory();
}

async function openInMemory(): Promise<Database> {
  const lite = await PGlite.create({ loadDataDir: await readTemplate(), extensions: embeddedExtensions });
  const db = new PrismaClient({ adapter: new PrismaPGlite(lite) });
  const close = async () => {
    await db.$disconnect();
    await lite.close();
  };
  return { db, jobsHome: { lite }, kind: "embedded", isNew: true, close };
}

async function openOnServer(server: string): Promise<Database> {
  const name = `kelpie_${randomUUID().replaceAll("-", "")}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: url.href, dataDir: "" });
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
