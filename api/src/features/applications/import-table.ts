import type { z } from "zod/mini";
import type { applicationReports, TableReport } from "#shared/contract/applications/application-reports.ts";
import { importTitles } from "#shared/domain/applications/import/import-fields.ts";
import type { Owner } from "../../db/owner.ts";
import { AppError, invalid } from "../../http/app-error.ts";
import type { UploadedFile } from "../../http/upload.ts";
import type { Services } from "../../services.ts";
import { areUses, type ColumnUse } from "./import/assign-columns.ts";
import type { ReadRow, ReadTable } from "./import/read-table.ts";
import { runImport } from "./import-applications.ts";
import type { PlannedRow } from "./plan-import.ts";

type TableQuery = z.output<typeof applicationReports.importTable.query>;

/** Rows listed one by one, of each group; the counts are of all. */
const mostListed = 100;

/**
 * Says what a table would add, column by column and row by row, or adds it, all or nothing. The file is read on a thread
 * with a budget.
 * @throws AppError `unreadable` for a file that is no table; nothing is stored then.
 */
export async function importTable(
  services: Services,
  userId: Owner,
  file: UploadedFile,
  { columns, orders, statuses, ...query }: TableQuery,
): Promise<TableReport> {
  const choices = { uses: usesOf(columns), orders: orders ?? null, statuses: statuses ?? null };
  const asOf = services.now().toISOString().slice(0, 10);
  const table = await services.workers.run(
    "read-table",
    { file: file.path, choices, asOf },
    { payer: userId },
  );
  if ("error" in table) throw new AppError("unreadable", table.error, { details: { reason: "corrupt" } });
  if (choices.uses && choices.uses.length !== table.columns.length)
    throw invalid("The columns do not fit this table. Please choose the file again.");
  const candidates = table.rows.map(({ at, name, given }) => ({ row: at, name, given }));
  const plan = await runImport(services, userId, { candidates, byName: true, ...query });
  return reportOf(table, plan, query.apply === "true");
}

function usesOf(columns: TableQuery["columns"]): ColumnUse[] | null {
  if (columns === undefined) return null;
  const uses = columns.map((use) => use ?? "skip");
  if (!areUses(uses)) throw invalid("The columns do not fit this table. Please choose the file again.");
  return uses;
}

function reportOf(table: ReadTable, plan: readonly PlannedRow[], isApplied: boolean): TableReport {
  const listed = { check: 0, changed: 0, here: 0, ready: 0 };
  const counts = { new: 0, check: 0, same: 0, changed: 0, leftOut: table.leftOut.length };
  const rows: TableReport["rows"] = [];
  for (const [index, planned] of plan.entries()) {
    const { at, name, state } = planned;
    const row = table.rows[index];
    const group = groupOf(planned, row);
    if (state === "refused") counts.leftOut += 1;
    else counts[state] += 1;
    if (state === "new" && group === "check") counts.check += 1;
    if (listed[group] >= mostListed || !row) continue;
    listed[group] += 1;
    const reason = reasonOf(planned);
    rows.push({ row: at, name, group, ...(reason !== undefined && { reason }), cells: row.cells ?? [] });
  }
  return {
    isApplied,
    counts,
    columns: table.columns,
    statuses: table.statuses.slice(0, 2 * mostListed),
    rows,
    leftOut: table.leftOut.slice(0, mostListed).map(({ at, text }) => ({ row: at, text })),
  };
}

function groupOf({ state }: PlannedRow, row: ReadRow | undefined): TableReport["rows"][number]["group"] {
  if (state === "changed") return "changed";
  if (state !== "new") return "here";
  return row?.isUnsure ? "check" : "ready";
}

function reasonOf(planned: PlannedRow): string | undefined {
  switch (planned.state) {
    case "new":
      return undefined;
    case "refused":
      return planned.reason;
    case "changed":
      return planned.fields
        .map((field) => (field in importTitles ? importTitles[field as keyof typeof importTitles] : field))
        .join(", ");
    case "same":
      return planned.earlier === null ? "In your tracker" : `The same as row ${planned.earlier}`;
  }
}
