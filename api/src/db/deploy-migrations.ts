import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { top } from "../programs.ts";

export const migrationsFolder = path.join(top, "api/prisma/migrations");

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** All migrations of the folder in name order, with the SHA-256 that Prisma records. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const sql = readFileSync(path.join(folder, name, "migration.sql"), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    });
}

/** The little of a database that migrating needs; pg's client and PGlite both fit behind it. */
export interface MigrationTarget {
  query<Row>(sql: string, params?: unknown[]): Promise<Row[]>;
  /** Several statements in one string. */
  exec(sql: string): Promise<void>;
}

// Any constant: it only has to be the same in every Kelpie process.
const lockNumber = 72_707_369;

const historyTable = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL, "checksum" VARCHAR(64) NOT NULL, "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL, "logs" TEXT, "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(), "applied_steps_count" INTEGER NOT NULL DEFAULT 0)`;

interface HistoryRow {
  migration_name: string;
  checksum: string;
  finished_at: Date | null;
}

/**
 * Applies what is missing, each migration in one transaction, recorded in Prisma's own shape so that
 * Prisma's engine finds nothing to do afterwards. Safe to repeat and to race.
 * @returns names of the migrations applied now.
 * @throws when an applied migration was edited, or one was left half applied.
 */
export async function deployMigrations(
  target: MigrationTarget,
  migrations = readMigrations(),
): Promise<string[]> {
  await target.query("SELECT pg_advisory_lock($1)", [lockNumber]);
  try {
    await target.exec(historyTable);
    const rows = await target.query<HistoryRow>(
      'SELECT migration_name, checksum, finished_at FROM "_prisma_migrations" WHERE rolled_back_at IS NULL',
    );
    const done = new Map(rows.map((row) => [row.migration_name, row]));
    const applied: string[] = [];
    for (const migration of migrations) {
      const row = done.get(migration.name);
      if (row) checkApplied(migration, row);
      else {
        await apply(target, migration);
        applied.push(migration.name);
      }
    }
    return applied;
  } finally {
    await target.query("SELECT pg_advisory_unlock($1)", [lockNumber]);
  }
}

function checkApplied(migration: Migration, row: HistoryRow): void {
  if (!row.finished_at)
    throw new Error(`Migration ${migration.name} was left half applied. Restore a backup.`);
  if (row.checksum !== migration.checksum) {
    throw new Error(`Migration ${migration.name} was edited after it was applied. Write a new one instead.`);
  }
}

async function apply(target: MigrationTarget, migration: Migration): Promise<void> {
  await target.exec("BEGIN");
  try {
    await target.exec(migration.sql);
    await target.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, finished_at, migration_name, applied_steps_count)
       VALUES ($1, $2, now(), $3, 1)`,
      [randomUUID(), migration.checksum, migration.name],
    );
    await target.exec("COMMIT");
  } catch (error) {
    await target.exec("ROLLBACK");
    throw new Error(`Migration ${migration.name} failed: ${error instanceof Error ? error.message : error}`);
  }
}
