/**
 * `npm run -s restore -- FILE`: restores a backup into the configured database, which must be empty
 * (docs/operations.md). Nothing is changed unless the file is complete.
 */

import { readConfig } from "../src/config.ts";
import { withNewDatabase } from "../src/db/backup/configured-database.ts";
import { restoreBackup, validateBackup } from "../src/db/backup/restore-backup.ts";

const [file] = process.argv.slice(2);
try {
  if (!file) throw new Error("name the file: npm run -s restore -- kelpie.backup");
  // Before any database is opened or created.
  await validateBackup(file);
  const tables = await withNewDatabase(readConfig(), (target) => restoreBackup(target, file));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const accounts = tables.find(({ table }) => table === "User")?.rows ?? 0;
  process.stdout.write(`${JSON.stringify({ file, tables: tables.length, rows, accounts })}\n`);
} catch (error) {
  process.stderr.write(`Nothing was restored: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
