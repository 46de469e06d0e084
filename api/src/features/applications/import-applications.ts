import { randomUUID } from "node:crypto";
import type { z } from "zod/mini";
import type { applicationReports, ImportReport } from "#shared/contract/applications/application-reports.ts";
import { statusLabel } from "#shared/domain/applications/status.ts";
import { pages } from "#shared/domain/pages.ts";
import { counted } from "#shared/domain/text.ts";
import type { Owner } from "../../db/owner.ts";
import type { UploadedFile } from "../../http/upload.ts";
import { notify } from "../../notifications/notify.ts";
import type { Services } from "../../services.ts";
import { insertBackupRows, readBackupRows, replaceBackupRows } from "./backup.store.ts";
import { backupCandidates } from "./backup-format.ts";
import type { BackupRow, Candidate } from "./backup-rows.ts";
import { recordImport } from "./last-import.store.ts";
import { type ImportPlan, type PlannedRow, planImport } from "./plan-import.ts";
import { importEventKey, importedId, inBatches, undoImport } from "./undo-import.ts";

type BackupQuery = z.output<typeof applicationReports.importBackup.query>;

/** Rows listed one by one; the counts are of all. */
const mostListed = 100;

/**
 * Says what a backup would change, or changes it.
 * @throws AppError `unreadable` for a file that is no backup; nothing is stored then.
 */
export async function importBackup(
  services: Services,
  userId: Owner,
  file: UploadedFile,
  query: BackupQuery,
): Promise<ImportReport> {
  const parts = await services.workers.run("part-backup", { file: file.path }, { payer: userId });
  const candidates = await backupCandidates(parts);
  const plan = await runImport(services, userId, { candidates, byName: false, ...query });
  const [changed, refused] = [rowsIn(plan, "changed"), rowsIn(plan, "refused")];
  return {
    isApplied: query.apply === "true",
    counts: {
      new: rowsIn(plan, "new").length,
      same: rowsIn(plan, "same").length,
      changed: changed.length,
      refused: refused.length,
    },
    changed: changed.slice(0, mostListed).map(({ at, name, fields }) => ({ row: at, name, fields })),
    refused: refused.slice(0, mostListed).map(({ at, name, reason }) => ({ row: at, name, reason })),
  };
}

/** The planned rows of one state. */
export function rowsIn<S extends PlannedRow["state"]>(plan: ImportPlan, state: S) {
  return plan.filter((row): row is Extract<PlannedRow, { state: S }> => row.state === state);
}

interface Run extends BackupQuery {
  candidates: readonly Candidate[];
  byName: boolean;
}

/** Plans an import, and stores it when the query says so. */
export async function runImport(
  services: Services,
  userId: Owner,
  { candidates, byName, apply, changed }: Run,
): Promise<PlannedRow[]> {
  const at = services.now();
  const existing = await readBackupRows(services.db, userId);
  const plan = await planImport(existing, candidates, { now: at.toISOString(), byName });
  if (!apply) return plan;
  const idPrefix = randomUUID().slice(0, -12);
  const fresh = rowsIn(plan, "new").map(({ row, originId }, index) => ({
    id: importedId(idPrefix, index),
    originId,
    row: byName ? withFirstEvent(row) : row,
  }));
  const replaced = changed === "replace" ? rowsIn(plan, "changed").map(({ row }) => row) : [];
  if (fresh.length + replaced.length === 0) return plan;
  const former = new Map(existing.map((row) => [row.id, row]));
  const before = replaced.flatMap(({ id }) => former.get(id) ?? []);
  await recordImport(services.db, userId, { at, idPrefix, added: fresh.length, replaced: before });
  try {
    await inBatches(
      services,
      fresh,
      (tx, rows) => insertBackupRows(tx, userId, rows),
      ({ row }) => textLength(row),
    );
    await inBatches(services, replaced, (tx, rows) => replaceBackupRows(tx, userId, rows), textLength);
  } catch (error) {
    await undoImport(services, userId);
    throw error;
  }
  // Scores are measured here, never read from a file (D-52).
  await services.tasks.enqueue("score-applications", { userId });
  await notifyOfImport(services, userId, at, fresh.length, replaced.length);
  return plan;
}

/** What a row weighs in a batch. */
const textLength = ({ jobDescription, notes, sent }: BackupRow): number =>
  sent.reduce((sum, { text }) => sum + text.length, jobDescription.length + notes.length);

/** One line for all that came with a file, in the list alone. decision: D-60. */
async function notifyOfImport(services: Services, userId: Owner, at: Date, added: number, changed: number) {
  if (added + changed === 0) return;
  const parts = [
    added > 0 && `${counted(added, "application")} came with your import`,
    changed > 0 && `${counted(changed, "application")} ${changed === 1 ? "was" : "were"} changed by it`,
  ].filter((part) => part !== false);
  await notify(services, {
    userId,
    type: "application_update",
    message: `${parts.join(", ")}.`,
    path: pages.applications,
    eventKey: importEventKey(at),
    inAppOnly: true,
  });
}

/** A table has no log: it begins with the day on which the application came to be. */
function withFirstEvent(row: BackupRow): BackupRow {
  if (row.events.length > 0) return row;
  return { ...row, events: [{ at: row.createdAt, kind: "added", detail: statusLabel(row.status) }] };
}
