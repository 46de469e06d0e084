import type { FileAnswer } from "#shared/contract/route.ts";
import type { Owner } from "../../db/owner.ts";
import type { Services } from "../../services.ts";
import { readBackupRows, readScores } from "./backup.store.ts";
import { backupText } from "./backup-format.ts";
import { applicationsCsv } from "./export-table.ts";

/** All applications as a backup that can be read in again, or as a table. */
export async function exportApplications(
  services: Services,
  userId: Owner,
  format: "json" | "csv",
): Promise<FileAnswer> {
  const now = services.now();
  const rows = await readBackupRows(services.db, userId);
  const text =
    format === "json" ? backupText(rows, now) : applicationsCsv(rows, await readScores(services.db, userId));
  return {
    bytes: new TextEncoder().encode(text),
    name: `kelpie-applications-${now.toISOString().slice(0, 10)}.${format}`,
    type: format === "json" ? "application/json" : "text/csv; charset=utf-8",
  };
}
