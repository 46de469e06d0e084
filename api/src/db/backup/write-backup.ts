import { existsSync } from "node:fs";
import type { MigrationTarget } from "../deploy-migrations.ts";
import { type BackupHead, type BackupTable, BackupWriter, RowSum, type TableEnd } from "./backup-file.ts";

/** Rows that are in memory at once; one may hold a file of 10 MB. */
const batchRows = 50;

/** A name as SQL reads it, whatever is in it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Writes all tables of Kelpie as of one instant into a file. The waiting tasks of the queue are left out: what they would do
 * (mails, deliveries, scores) is in rows of its own and is queued anew by the sweeps.
 * @returns what each table holds, in the order of their names.
 * @throws Error when the file exists or cannot be written; nothing of that name is left then.
 */
export async function writeBackup(target: MigrationTarget, file: string, now: Date): Promise<TableEnd[]> {
  if (existsSync(file)) throw new Error(`${file} exists already. Name another file.`);
  const writer = new BackupWriter(file);
  // One instant, also while the server goes on writing.
  await target.exec("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  try {
    await writer.head({ kelpieBackup: 1, madeAt: now.toISOString(), migrations: await appliedOf(target) });
    const ends: TableEnd[] = [];
    for (const table of await tablesOf(target)) {
      await writer.table(table);
      const sum = new RowSum();
      for await (const json of rowsOf(target, table)) {
        sum.add(json);
        await writer.row(json);
      }
      const end = { table: table.table, rows: sum.rows, sum: sum.hex };
      await writer.tableEnd(end);
      ends.push(end);
    }
    await writer.end();
    return ends;
  } catch (error) {
    await writer.giveUp();
    throw error;
  } finally {
    await target.exec("ROLLBACK");
  }
}

function appliedOf(target: MigrationTarget): Promise<BackupHead["migrations"]> {
  return target.query(
    `SELECT migration_name AS name, checksum FROM "_prisma_migrations"
     WHERE rolled_back_at IS NULL AND finished_at IS NOT NULL ORDER BY migration_name COLLATE "C"`,
  );
}

/** Kelpie's own tables with the columns that are written, none that the database works out itself. */
export function tablesOf(target: MigrationTarget): Promise<BackupTable[]> {
  return target.query(
    `SELECT t.table_name AS "table", array_agg(c.column_name::text ORDER BY c.ordinal_position) AS columns
     FROM information_schema.tables t
     JOIN information_schema.columns c ON c.table_schema = t.table_schema AND c.table_name = t.table_name
     WHERE t.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND t.table_name <> '_prisma_migrations'
       AND c.is_generated = 'NEVER'
     GROUP BY t.table_name ORDER BY t.table_name COLLATE "C"`,
  );
}

/** Every row as PostgreSQL's own JSON, by a cursor: no table has to fit into memory. Inside a transaction. */
export async function* rowsOf(
  target: MigrationTarget,
  { table, columns }: BackupTable,
): AsyncGenerator<string> {
  const list = columns.map(quoted).join(", ");
  await target.exec(
    `DECLARE kelpie_rows NO SCROLL CURSOR FOR
     SELECT row_to_json(r)::text AS json FROM (SELECT ${list} FROM ${quoted(table)}) r`,
  );
  for (;;) {
    const rows = await target.query<{ json: string }>(`FETCH ${batchRows} FROM kelpie_rows`);
    for (const { json } of rows) yield json;
    if (rows.length < batchRows) break;
  }
  await target.exec("CLOSE kelpie_rows");
}
