import type { TableReport } from "#shared/contract/applications/application-reports.ts";
import {
  type ApplicationStatus,
  applicationStatuses,
  statusOptions,
} from "#shared/domain/applications/status.ts";
import { counted } from "#shared/domain/text.ts";
import { Select } from "#shared/ui/primitives/select.tsx";
import type { TableChoices } from "./remembered-choices.ts";

export interface StatusTableProps {
  statuses: TableReport["statuses"];
  choices: TableChoices;
  onCorrect: (change: Partial<TableChoices>) => void;
}

const byDates = "by-dates";
const options = [{ value: byDates, label: "By its dates" }, ...statusOptions] as {
  value: ApplicationStatus | typeof byDates;
  label: string;
}[];

/** What each word of the status column is read as; a correction counts for all rows that have it. */
export function StatusTable({ statuses, choices, onCorrect }: StatusTableProps) {
  if (statuses.length === 0) return null;
  const choose = (at: number, value: string) => {
    const status = applicationStatuses.find((one) => one === value);
    if (!status) return;
    onCorrect({
      statuses: statuses.map((_, index) => (index === at ? status : (choices.statuses?.[index] ?? null))),
    });
  };
  const unsure = statuses.filter(({ isSure }) => !isSure).length;
  return (
    <details className="mb-3 rounded-card border border-line bg-surface px-4 py-2">
      <summary className="min-h-6 cursor-pointer text-14 font-medium">
        How your statuses are read
        <span className="ml-2 font-normal text-muted">
          {counted(statuses.length, "word")}
          {unsure > 0 && `, ${unsure} to check`}
        </span>
      </summary>
      <ul className="mt-2 grid gap-x-6 gap-y-2 pb-2 sm:grid-cols-2 lg:grid-cols-3">
        {statuses.map(({ word, status, n }, at) => (
          <li key={word} className="grid grid-cols-[minmax(0,1fr)_9rem] items-center gap-2 text-14">
            <span className="min-w-0 truncate" title={word}>
              {word} <span className="text-13 text-muted">{counted(n, "row")}</span>
            </span>
            <Select
              compact
              aria-label={`Status of rows with ${word}`}
              options={status === null ? options : statusOptions}
              value={status ?? byDates}
              onValueChange={(value) => choose(at, value)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
