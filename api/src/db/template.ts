import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { top } from "../programs.ts";
import { deployMigrations, readMigrations } from "./deploy-migrations.ts";
import { embeddedExtensions, pgliteTarget } from "./pglite-target.ts";

const cacheFolder = path.join(top, "node_modules/.cache/kelpie");

/** A migrated, empty database as a gzipped folder, made once per set of migrations. */
export async function readTemplate(): Promise<Blob> {
  const migrations = readMigrations();
  const key = createHash("sha256");
  for (const migration of migrations) key.update(migration.name).update(migration.checksum);
  const file = path.join(cacheFolder, `template-${key.digest("hex").slice(0, 16)}.tar.gz`);
  if (existsSync(file)) return new Blob([readFileSync(file)]);

  const lite = await PGlite.create({ extensions: embeddedExtensions });
  await deployMigrations(pgliteTarget(lite), migrations);
  const dump = await lite.dumpDataDir("gzip");
  await lite.close();
  mkdirSync(cacheFolder, { recursive: true });
  // Written aside and renamed, so that a reader never meets half a file.
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, Buffer.from(await dump.arrayBuffer()));
  renameSync(aside, file);
  return dump;
}
