/**
 * `npm run db:migration -- name`: compares the schema with the migrations so far and writes the next one.
 * Runs Prisma's engine as wasm on an in-memory PGlite, since its binary cannot be fetched (stack.md 4.4).
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import { SchemaEngine } from "@prisma/schema-engine-wasm";
import { PrismaPGlite } from "pglite-prisma-adapter";

const prismaFolder = path.resolve(import.meta.dirname, "../prisma");
const migrationsFolder = path.join(prismaFolder, "migrations");
const lockPath = path.join(migrationsFolder, "migration_lock.toml");

const name = process.argv[2];
if (!name || !/^[a-z0-9-]+$/.test(name)) {
  console.error("Name the change in kebab-case: npm run db:migration -- keep-letters");
  process.exit(1);
}

mkdirSync(migrationsFolder, { recursive: true });
if (!existsSync(lockPath)) writeFileSync(lockPath, 'provider = "postgresql"\n');

const migrationsList = {
  baseDir: migrationsFolder,
  lockfile: { path: "migration_lock.toml", content: readFileSync(lockPath, "utf8") },
  shadowDbInitScript: "",
  migrationDirectories: readdirSync(migrationsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => ({
      path: entry.name,
      migrationFile: {
        path: "migration.sql",
        content: {
          tag: "ok" as const,
          value: readFileSync(path.join(migrationsFolder, entry.name, "migration.sql"), "utf8"),
        },
      },
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1)),
};
const schema = {
  path: "schema.prisma",
  content: readFileSync(path.join(prismaFolder, "schema.prisma"), "utf8"),
};
const filters = { externalTables: [], externalEnums: [] };

const factory = bindMigrationAwareSqlAdapterFactory(new PrismaPGlite(new PGlite()));
const engine = await SchemaEngine.new(
  { datamodels: [[schema.path, schema.content]] },
  () => undefined,
  factory,
);
// This order matters: asking for the new migration first would demand a shadow database.
await engine.devDiagnostic({ migrationsList, filters });
await engine.applyMigrations({ migrationsList, filters });
const created = await engine.createMigration({
  draft: false,
  migrationName: name,
  migrationsList,
  schema: { files: [schema] },
  filters,
});
if (!created.migrationScript) {
  console.log("The schema has not changed: nothing to write.");
  process.exit(0);
}
const folder = path.join(migrationsFolder, created.generatedMigrationName);
mkdirSync(folder);
writeFileSync(path.join(folder, "migration.sql"), created.migrationScript);
console.log(`Wrote ${path.relative(process.cwd(), folder)}/migration.sql. Read it before you commit it.`);
process.exit(0);
