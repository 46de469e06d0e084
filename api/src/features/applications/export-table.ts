import {
  type ImportField,
  importFields,
  importTitles,
} from "#shared/domain/applications/import/import-fields.ts";
import { statusLabel } from "#shared/domain/applications/status.ts";
import { writeCsv } from "../../adapters/papaparse.ts";
import type { BackupRow } from "./backup-rows.ts";

/** @param scores of the applications by id; told for reading, never read back (D-52). */
export function applicationsCsv(rows: readonly BackupRow[], scores: ReadonlyMap<string, number>): string {
  const cells = rows.map((row) => importFields.map((field) => cellOf(row, field, scores)));
  return writeCsv([Object.values(importTitles), ...cells]);
}

function cellOf(row: BackupRow, field: ImportField, scores: ReadonlyMap<string, number>): string {
  switch (field) {
    case "matchScore":
      return String(scores.get(row.id) ?? "");
    case "status":
      return statusLabel(row.status);
    case "contactName":
      return row.contacts[0]?.name ?? "";
    case "contactEmail":
      return row.contacts[0]?.email ?? "";
    case "contacts":
    case "requirementEdits":
    case "editedFields":
      return row[field].length > 0 ? JSON.stringify(row[field]) : "";
    default:
      return row[field] ?? "";
  }
}
