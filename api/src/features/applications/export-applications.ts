import type { FileAnswer } from "#shared/contract/route.ts";
import type { Owner } from "../../db/owner.ts";
import type { Outside } from "../../outside.ts";
import { readBackupRows, readScores } from "./backup.store.ts";
import { backupText } from "./backup-format.ts";
import { applicationsCsv } from "./csv-format.ts";

/** All applications as a backup that can be read in again, or as a table. */
export async function exportApplications(
  outside: Outside,
  userId: Owner,
  format: "json" | "csv",
): Promise<FileAnswer> {
  const now = outside.now();
  const rows = await readBackupRows(outside.db, userId);
  const text =
    format === "json" ? backupText(rows, now) : applicationsCsv(rows, await readScores(outside.db, userId));
  return {
    bytes: new TextEncoder().encode(text),
    name: `kelpie-applications-${now.toISOString().slice(0, 10)}.${format}`,
    type: format === "json" ? "application/json" : "text/csv; charset=utf-8",
  };
}
