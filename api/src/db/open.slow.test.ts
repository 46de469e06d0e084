import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openBareDatabase } from "../testing/test-database.ts";
import { deployMigrations } from "./deploy-migrations.ts";
import { lockFolder } from "./folder-lock.ts";
import { openDatabase } from "./open.ts";
import { pgliteTarget } from "./pglite-target.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "kelpie-db-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("the embedded database", () => {
  it("keeps what was committed over a close and a new open", async () => {
    const first = await openDatabase({ dataDir: folder });
    expect(first.isNew).toBe(true);
    await first.db.user.create({ data: { email: "a@example.com", fullName: "A" } });
    await first.close();
    const second = await openDatabase({ dataDir: folder });
    expect(second.isNew).toBe(false);
    expect(await second.db.user.count()).toBe(1);
    await second.close();
  });

  it("refuses a folder that another process has open, and names that process", async () => {
    const other = spawn(process.execPath, ["-e", "process.stdin.resume()"], {
      stdio: ["pipe", "ignore", "ignore"],
    });
    try {
      writeFileSync(path.join(folder, "kelpie.lock"), String(other.pid));
      await expect(openDatabase({ dataDir: folder })).rejects.toThrow(
        `is open in another Kelpie (process ${other.pid}). Stop that one first`,
      );
    } finally {
      other.kill("SIGKILL");
    }
  });

  it("refuses to open twice in one process, and opens again after closing", async () => {
    const first = await openDatabase({ dataDir: folder });
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow("is open in another Kelpie");
    await first.close();
    await (await openDatabase({ dataDir: folder })).close();
  });

  it("takes over the lock of a process that is gone", () => {
    writeFileSync(path.join(folder, "kelpie.lock"), "999999");
    lockFolder(folder)();
  });

  it.runIf(process.platform === "linux")(
    "takes over the lock of a process that is gone and whose number another one has now",
    () => {
      writeFileSync(path.join(folder, "kelpie.lock"), `${process.ppid} 1`);
      const unlock = lockFolder(folder);
      expect(() => lockFolder(folder)).toThrow("is open in another Kelpie");
      unlock();
    },
  );

  it("takes over the lock of an earlier start that had the same process number", () => {
    writeFileSync(path.join(folder, "kelpie.lock"), String(process.pid));
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow("is open in another Kelpie");
    unlock();
    lockFolder(folder)();
  });
});

describe("deployMigrations", () => {
  const one = { name: "1_one", sql: "CREATE TABLE a (id int);", checksum: "c1" };
  const two = {
    name: "2_two",
    sql: "ALTER TABLE a ADD COLUMN b int; CREATE INDEX a_b ON a (b);",
    checksum: "c2",
  };
  const broken = { name: "2_two", sql: "CREATE TABLE c (id int); SELECT * FROM nothing;", checksum: "c3" };

  it("applies what is missing once, in order; a second run does nothing", async () => {
    const target = pgliteTarget(await openBareDatabase());
    expect(await deployMigrations(target, [one])).toEqual(["1_one"]);
    expect(await deployMigrations(target, [one, two])).toEqual(["2_two"]);
    expect(await deployMigrations(target, [one, two])).toEqual([]);
  });

  it("a failing migration leaves nothing behind and can be mended", async () => {
    const target = pgliteTarget(await openBareDatabase());
    await expect(deployMigrations(target, [one, broken])).rejects.toThrow("Migration 2_two failed");
    expect(await target.query("SELECT to_regclass('c') AS c")).toEqual([{ c: null }]);
    expect(await deployMigrations(target, [one, two])).toEqual(["2_two"]);
  });

  it("refuses a migration that was edited after it was applied", async () => {
    const target = pgliteTarget(await openBareDatabase());
    await deployMigrations(target, [one]);
    await expect(deployMigrations(target, [{ ...one, checksum: "other" }])).rejects.toThrow(
      "was edited after it was applied",
    );
  });
});
