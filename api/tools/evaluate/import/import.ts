import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { homeTimeZone, localTime } from "#shared/domain/local-time.ts";
import { readBackupRows } from "../../../src/features/applications/backup.store.ts";
import { startTestApi, type TestApi } from "../../../src/testing/start-test-api.ts";
import { isSetAside } from "../../train/labelled-resume.ts";
import { addTable, type ExpectedRow, type ImportFigures, noFigures, type StoredRow } from "./import-score.ts";

/** The day on which the cases were written; a date without a year is relative to it. */
const asOf = new Date("2026-11-28T01:00:00Z");

/** Imports a table over HTTP into a new account, like a person who accepts the preview. */
async function importTable(api: TestApi, path: string, name: string): Promise<StoredRow[]> {
  const person = await api.signedUp({ tier: "premium" });
  const file = new File([readFileSync(path)], name);
  await person.api.applicationReports.importTable({ file, query: { apply: "true" } }).catch(() => undefined);
  const rows = await readBackupRows(api.services.db, person.userId);
  return rows.map((row) => ({
    ...row,
    appliedDate: row.appliedDate && localTime(new Date(row.appliedDate), homeTimeZone).day,
  }));
}

const share = (part: number, n: number) => (n === 0 ? null : Math.round((1000 * part) / n) / 1000);

const report = ({ tables, rows, cells, wrongDates }: ImportFigures) => ({
  tables,
  rows: { n: rows.n, taken: share(rows.taken, rows.n) },
  cells: { n: cells.n, right: share(cells.right, cells.n) },
  wrongDates,
});

/**
 * Measures the import of tables (task `import`) through the real app. The third of the tables that is set aside by
 * hash has separate figures and no misses.
 * @param directory `NN.csv|tsv|xlsx` and `expected.json`.
 */
export async function evaluateImport(directory: string): Promise<object> {
  const expected = JSON.parse(readFileSync(join(directory, "expected.json"), "utf8")) as Record<
    string,
    ExpectedRow[]
  >;
  const own = noFigures();
  const setAside = noFigures();
  const misses: object[] = [];
  const api = await startTestApi({ now: () => asOf });
  try {
    for (const name of readdirSync(directory).sort()) {
      const id = name.replace(/\.(?:csv|tsv|xlsx)$/i, "");
      const rows = expected[id];
      if (id === name || rows === undefined) continue;
      const stored = await importTable(api, join(directory, name), name);
      const found = addTable(isSetAside(id) ? setAside : own, id, rows, stored);
      if (!isSetAside(id)) misses.push(...found);
    }
  } finally {
    await api.stop();
  }
  const total: ImportFigures = {
    tables: own.tables + setAside.tables,
    rows: { n: own.rows.n + setAside.rows.n, taken: own.rows.taken + setAside.rows.taken },
    cells: { n: own.cells.n + setAside.cells.n, right: own.cells.right + setAside.cells.right },
    wrongDates: own.wrongDates + setAside.wrongDates,
  };
  return { task: "import", ...report(total), own: report(own), setAside: report(setAside), misses };
}
