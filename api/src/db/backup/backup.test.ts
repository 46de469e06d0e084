import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillEveryColumn, ownedModels, readModels } from "../../testing/fill-every-column.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import { deployMigrations, type MigrationTarget, readMigrations } from "../deploy-migrations.ts";
import { connectTarget, type Database } from "../open.ts";
import { pgliteTarget } from "../pglite-target.ts";
import { withDatabase, withNewDatabase } from "./configured-database.ts";
import { restoreBackup } from "./restore-backup.ts";
import { rowsOf, tablesOf, writeBackup } from "./write-backup.ts";

const now = new Date("2026-11-23T05:00:00Z");
// What readers of lines, JSON and other engines trip over.
const awkward = 'Tab\t, line\nfeed, \u2028 separator, "quotes" \\ back, 😀, ﷽, O\u2019Brien';

let folder: string;
let database: Database;
let source: { target: MigrationTarget; close(): Promise<void> };
let file: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "kelpie-backup-"));
  database = await openTestDatabase();
  const { db, queueHome } = database;
  const { id } = await db.user.create({ data: { email: "a@example.com", fullName: awkward } });
  await fillEveryColumn(db, ownedModels(readModels()), id, { "User.fullName": awkward });
  const bytes = new Uint8Array(300_000).map((_, at) => (at * 31) % 256);
  await db.fileContent.updateMany({ data: { data: bytes } });
  source =
    "lite" in queueHome
      ? { target: pgliteTarget(queueHome.lite), close: async () => undefined }
      : await connectTarget(queueHome.url);
  file = path.join(folder, "one.backup");
  await writeBackup(source.target, file, now);
});
afterAll(async () => {
  await source?.close();
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** An empty place of the same kind as the source. */
async function emptyPlace(): Promise<{ databaseUrl: string | undefined; dataDir: string }> {
  const dataDir = path.join(folder, randomUUID());
  const server = process.env.TEST_DATABASE_URL;
  if (database.kind === "embedded" || !server) return { databaseUrl: undefined, dataDir };
  // The name is of this run: what it leaves is dropped at its end.
  const name = `kelpie_${process.ppid}_${randomUUID().replaceAll("-", "")}`;
  const { target, close } = await connectTarget(server);
  await target.exec(`CREATE DATABASE ${name}`);
  await close();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { databaseUrl: url.href, dataDir };
}

const touched = () => Promise.reject(new Error("the database was touched"));
const untouched: MigrationTarget = { query: touched, exec: touched };

async function allRows(target: MigrationTarget): Promise<Record<string, string[]>> {
  await target.exec("BEGIN");
  const rows: Record<string, string[]> = {};
  for (const table of await tablesOf(target)) {
    rows[table.table] = [];
    for await (const row of rowsOf(target, table)) rows[table.table]?.push(row);
    rows[table.table]?.sort();
  }
  await target.exec("ROLLBACK");
  return rows;
}

describe("backup and restore (RE-04)", () => {
  it("every column of every table comes back, files too; the file is for its owner alone", async () => {
    const place = await emptyPlace();
    const before = await allRows(source.target);
    expect(Object.values(before).flat().length).toBeGreaterThan(30);
    expect(JSON.parse(before["User"]?.[0] ?? "")).toMatchObject({ fullName: awkward });
    const ends = await withNewDatabase(place, (target) => restoreBackup(target, file));
    expect(ends.find(({ table }) => table === "User")?.rows).toBe(1);
    await withDatabase(place, async (target) => {
      expect(await allRows(target)).toEqual(before);
      expect(await deployMigrations(target)).toEqual([]);
      // Foreign keys are on again.
      await expect(target.query(`DELETE FROM "StoredFile"`)).resolves.toBeDefined();
      expect((await allRows(target))["FileContent"]).toEqual([]);
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("refuses a database that holds rows, and leaves them", async () => {
    const before = await allRows(source.target);
    await expect(restoreBackup(source.target, file)).rejects.toThrow("holds data already");
    expect(await allRows(source.target)).toEqual(before);
  });

  it("refuses what is cut off, altered or no backup, before anything is touched", async () => {
    const whole = readFileSync(file);
    const text = gunzipSync(whole).toString();
    const lines = text.split("\n");
    const swapped = [...lines];
    const first = lines.findIndex((line) => line.startsWith("R"));
    swapped[first] = (lines[first] ?? "").replace("2031", "2030");
    const later = gzipSync(text.replace(/"name":"\d+_/, '"name":"20990101_'));
    const wrong: [Buffer, RegExp][] = [
      [whole.subarray(0, whole.length - 20), /no whole backup/],
      [gzipSync(lines.slice(0, -2).join("\n")), /cut off/],
      [gzipSync(swapped.join("\n")), /altered or damaged/],
      [gzipSync(`${text}R{}\n`), /altered or damaged/],
      [later, /altered or damaged|another version/],
      [gzipSync("name,company\n"), /no backup of Kelpie/],
      [Buffer.from("name,company\n"), /no whole backup/],
      [Buffer.alloc(0), /no whole backup|is empty|cut off/],
    ];
    for (const [bytes, words] of wrong) {
      const bad = path.join(folder, "bad.backup");
      writeFileSync(bad, bytes);
      await expect(restoreBackup(untouched, bad)).rejects.toThrow(words);
    }
  });

  it("one made before the newest migration is brought up to date", async () => {
    const place = await emptyPlace();
    const old = path.join(folder, "old.backup");
    const all = readMigrations();
    await withNewDatabase(place, async (target) => {
      await deployMigrations(target, all.slice(0, 1));
      await target.exec(`INSERT INTO "User" ("id", "email", "fullName") VALUES ('u', 'b@example.com', 'B')`);
      await writeBackup(target, old, now);
    });
    const next = await emptyPlace();
    await withNewDatabase(next, (target) => restoreBackup(target, old));
    await withDatabase(next, async (target) => {
      expect(await target.query(`SELECT email FROM "User"`)).toEqual([{ email: "b@example.com" }]);
      expect(await deployMigrations(target)).toEqual([]);
      expect(await target.query(`SELECT count(*)::int AS n FROM "_prisma_migrations"`)).toEqual([
        { n: all.length },
      ]);
    });
  });

  it("a file of that name stays as it is", async () => {
    const before = readFileSync(file);
    await expect(writeBackup(source.target, file, now)).rejects.toThrow("exists already");
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(existsSync(`${file}.part`)).toBe(false);
  });
});
