import type { ImportReport } from "#shared/contract/applications/application-reports.ts";
import { importTitles } from "#shared/domain/applications/import/import-fields.ts";
import { grouped } from "#shared/domain/text.ts";

/** What a backup would change in numbers, with the rows that need a word. */
export function BackupPreview({ report }: { report: ImportReport }) {
  const { counts } = report;
  return (
    <div className="grid gap-3">
      <Rows
        title="Those that differ"
        more={counts.changed - report.changed.length}
        rows={report.changed.map(({ row, name, fields }) => ({
          row,
          name,
          text: fields.map(fieldText).join(", "),
        }))}
      />
      <Rows
        title="Not readable"
        more={counts.refused - report.refused.length}
        rows={report.refused.map(({ row, name, reason }) => ({ row, name, text: reason }))}
      />
    </div>
  );
}

const otherFields: Record<string, string> = { events: "Activity", sent: "What was sent" };

function fieldText(field: string): string {
  return Object.hasOwn(importTitles, field)
    ? importTitles[field as keyof typeof importTitles]
    : (otherFields[field] ?? field);
}

export interface RowsProps {
  title: string;
  rows: readonly { row: number; name: string; text: string }[];
  /** Further rows that are only counted. */
  more: number;
}

export function Rows({ title, rows, more }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <details className="rounded-card border border-line bg-surface px-4 py-2">
      <summary className="min-h-6 cursor-pointer text-14 font-medium">
        {title}
        <span className="ml-2 font-normal text-muted">{grouped(rows.length + more)}</span>
      </summary>
      <ul className="mt-2 grid gap-1.5 text-13">
        {rows.map(({ row, name, text }) => (
          <li key={row} className="wrap-anywhere">
            <span className="text-muted">Row {row}</span> {name && <b className="font-medium">{name}: </b>}
            {text}
          </li>
        ))}
        {more > 0 && <li className="text-muted">and {grouped(more)} more</li>}
      </ul>
    </details>
  );
}
