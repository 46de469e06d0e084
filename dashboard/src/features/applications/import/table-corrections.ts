import type { TableReport } from "#shared/contract/applications/application-reports.ts";
import type { ApplicationStatus } from "#shared/domain/applications/status.ts";
import type { ColumnUse } from "./column-names.ts";
import type { TableChoices } from "./remembered-choices.ts";

export interface TableCorrections {
  setUse(at: number, use: ColumnUse): void;
  setOrder(at: number, order: "day-first" | "month-first"): void;
  /** For all rows with this word. */
  setStatus(text: string, status: ApplicationStatus): void;
}

/** The corrections that a person can make in the preview of a table. */
export function tableCorrections(
  { columns, statuses }: TableReport,
  choices: TableChoices,
  onCorrect: (change: Partial<TableChoices>) => void,
): TableCorrections {
  return {
    setUse(at, use) {
      // A field is one column's: choosing it for another sends the first one to the notes.
      const isField = use !== "keep" && use !== "skip";
      const next = columns.map((column, index) => {
        if (index === at) return use;
        return isField && column.use === use ? "keep" : column.use;
      });
      onCorrect({ columns: next });
    },
    setOrder: (at, order) =>
      onCorrect({
        orders: columns.map((_, index) => (index === at ? order : (choices.orders?.[index] ?? null))),
      }),
    setStatus(text, status) {
      const word = text.replace(/\s+/g, " ").trim().slice(0, 80);
      onCorrect({
        statuses: statuses.map((one, at) => (one.word === word ? status : (choices.statuses?.[at] ?? null))),
      });
    },
  };
}
