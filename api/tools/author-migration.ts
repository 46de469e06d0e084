/**
 * `npm run db:migration -- name`: writes the step from the migrations so far to the schema as it is now.
 * Prisma's engine runs as wasm on an in-memory PGlite that holds the migrations, since its binary cannot be
 * fetched. The step is the difference between that database and the schema.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import { SchemaEngine } from "@prisma/schema-engine-wasm";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { deployMigrations, migrationsFolder, readMigrations } from "../src/db/deploy-migrations.ts";
import { embeddedExtensions, pgliteTarget } from "../src/db/pglite-target.ts";

const schemaFile = path.resolve(migrationsFolder, "../schema.prisma");
const lockFile = path.join(migrationsFolder, "migration_lock.toml");

const name = process.argv[2];
if (!name || !/^[a-z0-9-]+$/.test(name)) {
  console.error("Name the change in kebab-case: npm run db:migration -- keep-letters");
  process.exit(1);
}

mkdirSync(migrationsFolder, { recursive: true });
if (!existsSync(lockFile)) writeFileSync(lockFile, 'provider = "postgresql"\n');

const lite = await PGlite.create({ extensions: embeddedExtensions });
await deployMigrations(pgliteTarget(lite), readMigrations());
const files = [{ path: "schema.prisma", content: readFileSync(schemaFile, "utf8") }];
// A live database needs no shadow database for the comparison.
const factory = Object.assign(new PrismaPGlite(lite), {
  connectToShadowDb: () => Promise.reject(new Error("no shadow database is needed")),
});
const engine = await SchemaEngine.new(
  { datamodels: files.map((file) => [file.path, file.content]) },
  () => undefined,
  bindMigrationAwareSqlAdapterFactory(factory),
);
const { stdout: script } = await engine.diff({
  from: { tag: "schemaDatasource", files, configDir: path.dirname(schemaFile) },
  to: { tag: "schemaDatamodel", files },
  script: true,
  exitCode: null,
  filters: { externalTables: [], externalEnums: [] },
});
if (!script?.trim() || script.includes("This is an empty migration")) {
  console.log("The schema has not changed: nothing to write.");
  process.exit(0);
}
const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
const folder = path.join(migrationsFolder, `${stamp}_${name}`);
mkdirSync(folder);
writeFileSync(path.join(folder, "migration.sql"), script);
console.log(`Wrote ${path.relative(process.cwd(), folder)}/migration.sql. Read it before you commit it.`);
process.exit(0);
