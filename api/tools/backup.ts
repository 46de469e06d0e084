/**
 * `npm run -s backup -- [FILE]`: writes the configured database into one file (docs/operations.md). PostgreSQL may go on
 * serving meanwhile; the embedded database must not be open in a server.
 */
import { mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { readConfig } from "../src/config.ts";
import { withDatabase } from "../src/db/backup/configured-database.ts";
import { writeBackup } from "../src/db/backup/write-backup.ts";

const now = new Date();
const config = readConfig();
const stamp = now.toISOString().slice(0, 19).replaceAll(":", "-");
const file = path.resolve(process.argv[2] ?? path.join(config.dataDir, "backups", `kelpie-${stamp}.backup`));

try {
  mkdirSync(path.dirname(file), { recursive: true });
  const tables = await withDatabase(config, (target) => writeBackup(target, file, now));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const line = { file, bytes: statSync(file).size, tables: tables.length, rows };
  process.stdout.write(`${JSON.stringify(line)}\n`);
} catch (error) {
  process.stderr.write(`No backup was written: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
