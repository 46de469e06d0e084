import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export const migrationsFolder = path.resolve(import.meta.dirname, "../../prisma/migrations");

export interface Migration {
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
