import { deployMigrations, type MigrationTarget, readMigrations } from "../deploy-migrations.ts";
import { BackupError, type BackupHead, type BackupTable, RowSum, type TableEnd } from "./backup-file.ts";
import { readBackup } from "./read-backup.ts";
import { quoted, rowsOf, tablesOf } from "./write-backup.ts";

/** Bytes of rows that one statement inserts, and the rows at most. */
const batchBytes = 1024 * 1024;
const batchRows = 500;

/**
 * Puts a backup into an empty database: the schema as it was then, the rows with their sums compared, then what migrations
 * came since. The whole file is checked before anything is touched, and all rows go in together or not at all.
 * @returns what each table holds.
 * @throws BackupError for a file that is not whole or newer than this Kelpie, and for a database that holds rows.
 */
export async function restoreBackup(target: MigrationTarget, file: string): Promise<TableEnd[]> {
  const head = await validateBackup(file);
  await refuseFilled(target);
  // Empty tables of another schema, and tasks that belong to nobody any more.
  await target.exec(
    "DROP SCHEMA IF EXISTS pgboss CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public;",
  );
  const known = readMigrations();
  const then = new Set(head.migrations.map(({ name }) => name));
  await deployMigrations(
    target,
    known.filter(({ name }) => then.has(name)),
  );
  const ends = await fill(target, file);
  await deployMigrations(target, known);
  return ends;
}

/** @throws BackupError unless the whole file is as it was written, and by no newer Kelpie. */
export async function validateBackup(file: string): Promise<BackupHead> {
  let head: BackupHead | undefined;
  for await (const line of readBackup(file)) if (line.kind === "head") head = line.head;
  if (!head) throw new BackupError(`${file} is empty.`);
  const known = new Map(readMigrations().map(({ name, checksum }) => [name, checksum]));
  const strange = head.migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (strange)
    throw new BackupError(
      `This backup was made by another version of Kelpie: it has the migration ${strange.name}, which this one does not. ` +
        "Restore it with the version that made it, or a later one.",
    );
  return head;
}

async function refuseFilled(target: MigrationTarget): Promise<void> {
  for (const { table } of await tablesOf(target)) {
    const rows = await target.query(`SELECT 1 FROM ${quoted(table)} LIMIT 1`);
    if (rows.length > 0)
      throw new BackupError(
        `This database holds data already (table ${table}). A backup is restored into an empty one: ` +
          "create a new database, or name a new folder with DATA_DIR.",
      );
  }
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** All rows in one transaction. Foreign keys are taken off meanwhile and checked for every row when they come back. */
async function fill(target: MigrationTarget, file: string): Promise<TableEnd[]> {
  await target.exec("BEGIN");
  try {
    const keys = await target.query<ForeignKey>(
      `SELECT c.conrelid::regclass::text AS "table", c.conname AS name, pg_get_constraintdef(c.oid) AS definition
       FROM pg_constraint c WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace`,
    );
    for (const { table, name } of keys)
      await target.exec(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`);
    const ends = await insertAll(target, file);
    for (const { table, name, definition } of keys)
      await target.exec(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`);
    await target.exec("COMMIT");
    return ends;
  } catch (error) {
    await target.exec("ROLLBACK");
    throw error;
  }
}

async function insertAll(target: MigrationTarget, file: string): Promise<TableEnd[]> {
  const ends: TableEnd[] = [];
  let table: BackupTable | undefined;
  let batch: string[] = [];
  let bytes = 0;
  const flush = async () => {
    if (table && batch.length > 0) await insert(target, table, batch);
    batch = [];
    bytes = 0;
  };
  for await (const line of readBackup(file)) {
    if (line.kind === "table") table = line.table;
    if (line.kind === "row") {
      batch.push(line.json);
      bytes += line.json.length;
      if (batch.length >= batchRows || bytes >= batchBytes) await flush();
    }
    if (line.kind === "table-end") {
      await flush();
      if (table) await compare(target, table, line.end);
      ends.push(line.end);
    }
  }
  return ends;
}

async function insert(target: MigrationTarget, table: BackupTable, rows: string[]): Promise<void> {
  const into = quoted(table.table);
  const list = table.columns.map(quoted).join(", ");
  await target.query(
    `INSERT INTO ${into} (${list}) SELECT ${list} FROM json_populate_recordset(NULL::${into}, $1::json)`,
    [`[${rows.join(",")}]`],
  );
}

/** What was put in is read back: a column that cannot hold what it held is told, not rounded. */
async function compare(target: MigrationTarget, table: BackupTable, end: TableEnd): Promise<void> {
  const sum = new RowSum();
  for await (const json of rowsOf(target, table)) sum.add(json);
  if (sum.rows !== end.rows || sum.hex !== end.sum)
    throw new BackupError(`Table ${end.table} did not come back as it was.`);
}
