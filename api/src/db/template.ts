import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { top } from "../programs.ts";
import { deployMigrations, readMigrations } from "./deploy-migrations.ts";
import { embeddedExtensions, pgliteTarget } from "./pglite-target.ts";

const cacheFolder = path.join(top, "node_modules/.cache/kelpie");

/** Names this set of migrations, and what was made of it. */
export function migrationsKey(): string {
  const key = createHash("sha256");
  for (const migration of readMigrations()) key.update(migration.name).update(migration.checksum);
  return key.digest("hex").slice(0, 16);
}

/** A migrated, empty database as a gzipped folder, made once per set of migrations. */
export async function readTemplate(): Promise<Blob> {
  const file = path.join(cacheFolder, `template-${migrationsKey()}.tar.gz`);
  if (existsSync(file)) return new Blob([readFileSync(file)]);

  const lite = await PGlite.create({ extensions: embeddedExtensions });
  await deployMigrations(pgliteTarget(lite), readMigrations());
  const dump = await lite.dumpDataDir("gzip");
  await lite.close();
  mkdirSync(cacheFolder, { recursive: true });
  // Written aside and renamed, so that a reader never meets half a file.
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, Buffer.from(await dump.arrayBuffer()));
  renameSync(aside, file);
  return dump;
}
