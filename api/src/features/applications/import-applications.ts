import type { z } from "zod/mini";
import type { applicationReports, ImportReport } from "#shared/contract/applications/application-reports.ts";
import {
  guessFields,
  type ImportField,
  importFields,
} from "#shared/domain/applications/import/import-fields.ts";
import { statusLabel } from "#shared/domain/applications/status.ts";
import { pages } from "#shared/domain/pages.ts";
import { counted } from "#shared/domain/text.ts";
import { bytesOf } from "../../bytes/outside.ts";
import { lockAccount } from "../../db/lock-account.ts";
import type { Owner } from "../../db/owner.ts";
import { invalid } from "../../http/app-error.ts";
import type { UploadedFile } from "../../http/upload.ts";
import { notify } from "../../notifications/notify.ts";
import type { Services } from "../../services.ts";
import { insertBackupRows, readBackupRows, replaceBackupRows } from "./backup.store.ts";
import type { Candidate } from "./backup-rows.ts";
import { csvCandidates, type Spreadsheet } from "./csv-format.ts";
import { type ImportPlan, planImport } from "./plan-import.ts";

type BackupQuery = z.output<typeof applicationReports.importBackup.query>;
type CsvQuery = z.output<typeof applicationReports.importCsv.query>;

/** Rows told one by one; the counts are of all. */
const mostTold = 100;
const samples = 3;
const importMs = 60_000;

/**
 * Says what a backup would change, or changes it, all or nothing.
 * @throws AppError `unreadable` for a file that is no backup; nothing is stored then.
 */
export async function importBackup(
  services: Services,
  userId: Owner,
  file: UploadedFile,
  query: BackupQuery,
): Promise<ImportReport> {
  const candidates = await readOn(services, userId, file, "read-backup");
  const plan = await run(services, userId, { candidates, byName: false, ...query });
  return reportOf(plan, query.apply === "true", []);
}

/** As {@link importBackup}, of a table; without `columns` they are told by their titles. */
export async function importCsv(
  services: Services,
  userId: Owner,
  file: UploadedFile,
  query: CsvQuery,
): Promise<ImportReport> {
  const table = await readOn(services, userId, file, "read-table");
  const fields =
    query.columns === undefined ? guessFields(table.titles) : readColumns(query.columns, table.titles.length);
  const candidates = csvCandidates(table, fields);
  const plan = await run(services, userId, { candidates, byName: true, ...query });
  return reportOf(plan, query.apply === "true", columnsOf(table, fields));
}

async function readOn<N extends "read-backup" | "read-table">(
  services: Services,
  userId: Owner,
  file: UploadedFile,
  name: N,
) {
  return services.workers.run(name, { bytes: await bytesOf(file.path) }, { payer: userId });
}

function readColumns(text: string, count: number): (ImportField | null)[] {
  const names = text.split(",");
  const fields = names.map((name) => importFields.find((field) => field === name) ?? null);
  const isKnown = names.every((name, at) => name === "" || fields[at] !== null);
  const chosen = fields.filter((field) => field !== null);
  if (!isKnown || names.length !== count || new Set(chosen).size !== chosen.length)
    throw invalid("The columns do not fit this table. Please choose the file again.");
  return fields;
}

function columnsOf({ titles, rows }: Spreadsheet, fields: readonly (ImportField | null)[]) {
  return titles.map((title, at) => ({
    title,
    field: fields[at] ?? null,
    samples: rows
      .map((cells) => cells[at]?.trim() ?? "")
      .filter(Boolean)
      .slice(0, samples)
      .map((text) => text.slice(0, 80)),
  }));
}

interface Run extends BackupQuery {
  candidates: readonly Candidate[];
  byName: boolean;
}

async function run(
  services: Services,
  userId: Owner,
  { candidates, byName, apply, changed }: Run,
): Promise<ImportPlan> {
  const now = services.now();
  const rules = { now: now.toISOString(), byName };
  if (!apply) return planImport(await readBackupRows(services.db, userId), candidates, rules);
  const plan = await services.db.$transaction(
    async (tx) => {
      await lockAccount(tx, userId);
      const made = planImport(await readBackupRows(tx, userId), candidates, rules);
      await insertBackupRows(tx, userId, byName ? made.fresh.map(withFirstEvent) : made.fresh);
      if (changed === "replace") await replaceBackupRows(tx, userId, made.changed);
      return made;
    },
    { timeout: importMs, maxWait: importMs },
  );
  // Scores are measured here, never read from a file (D-52).
  if (plan.fresh.length + plan.changed.length > 0)
    await services.tasks.enqueue("score-applications", { userId });
  await tellOfImport(services, userId, plan.fresh.length, changed === "replace" ? plan.changed.length : 0);
  return plan;
}

/** One line for all that came with a file, in the list alone. decision: D-60. */
async function tellOfImport(services: Services, userId: Owner, added: number, changed: number) {
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
    eventKey: `import ${services.now().toISOString()}`,
    inAppOnly: true,
  });
}

/** A table has no log: it begins with the day on which the application came to be. */
function withFirstEvent({ row, originId }: ImportPlan["fresh"][number]) {
  if (row.events.length > 0) return { row, originId };
  const detail = statusLabel(row.status);
  return { originId, row: { ...row, events: [{ at: row.createdAt, kind: "added" as const, detail }] } };
}

function reportOf(plan: ImportPlan, isApplied: boolean, columns: ImportReport["columns"]): ImportReport {
  return {
    isApplied,
    counts: {
      new: plan.fresh.length,
      same: plan.same,
      changed: plan.changed.length,
      refused: plan.refused.length,
    },
    changed: plan.changed.slice(0, mostTold).map(({ at, name, fields }) => ({ row: at, name, fields })),
    refused: plan.refused.slice(0, mostTold).map(({ at, name, reason }) => ({ row: at, name, reason })),
    columns,
  };
}
