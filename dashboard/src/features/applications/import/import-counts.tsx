import type { ImportReport } from "#shared/contract/applications/application-reports.ts";
import { importTitles } from "#shared/domain/applications/import/import-fields.ts";
import { grouped } from "#shared/domain/text.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Checkbox } from "#shared/ui/primitives/checkbox.tsx";

export interface ImportCountsProps {
  report: ImportReport;
  changed: "keep" | "replace";
  onChanged: (changed: "keep" | "replace") => void;
  isDone: boolean;
}

/** What the file would do, or has done, in numbers, with the rows that need a word. */
export function ImportCounts({ report, changed, onChanged, isDone }: ImportCountsProps) {
  const { counts } = report;
  return (
    <>
      {isDone && (
        <Notice role="status" tone="success" title={doneText(report, changed)}>
          Nothing else was changed. Match scores follow in a moment.
        </Notice>
      )}
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <Count name="New" value={counts.new} />
        <Count name="Here already" value={counts.same} />
        <Count name="Changed" value={counts.changed} />
        <Count name="Not readable" value={counts.refused} />
      </dl>
      {!isDone && counts.changed > 0 && (
        <Checkbox
          name="replace"
          checked={changed === "replace"}
          onChange={(event) => onChanged(event.currentTarget.checked ? "replace" : "keep")}
          label="Put those that differ back to how the file has them"
          hint="Otherwise yours stay as they are."
        />
      )}
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
    </>
  );
}

function doneText({ counts }: ImportReport, changed: "keep" | "replace"): string {
  const all = counts.new + (changed === "replace" ? counts.changed : 0);
  return all === 1 ? "1 application imported" : `${all} applications imported`;
}

const otherFields: Record<string, string> = { events: "Activity", sent: "What was sent" };

function fieldText(field: string): string {
  return Object.hasOwn(importTitles, field)
    ? importTitles[field as keyof typeof importTitles]
    : (otherFields[field] ?? field);
}

function Count({ name, value }: { name: string; value: number }) {
  return (
    <div className="rounded-control bg-sunken px-3 py-2">
      <dt className="text-13 text-muted">{name}</dt>
      <dd className="text-18 font-bold tabular-nums">{grouped(value)}</dd>
    </div>
  );
}

interface RowsProps {
  title: string;
  rows: readonly { row: number; name: string; text: string }[];
  /** Further rows that are only counted. */
  more: number;
}

function Rows({ title, rows, more }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <details className="rounded-control border border-line px-3 py-2">
      <summary className="min-h-6 cursor-pointer font-medium">{title}</summary>
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
