import { Link2 } from "lucide-react";
import type { TableCell as Cell } from "#shared/contract/applications/application-reports.ts";
import { isDateField } from "#shared/domain/applications/import/import-fields.ts";
import {
  type ApplicationStatus,
  applicationStatuses,
  statusLabel,
} from "#shared/domain/applications/status.ts";
import { plainDay } from "#shared/domain/dates.ts";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import type { ColumnUse } from "./column-names.ts";

export interface TableCellProps {
  cell: Cell | undefined;
  use: ColumnUse;
  title: string;
  /** Reads the column's dates in the other order. */
  onTurn: () => void;
  onStatus: (word: string, status: ApplicationStatus) => void;
}

/** A cell as it will be stored; where the file does not say it clearly, what it says and the answers to choose from. */
export function TableCell({ cell, use, title, onTurn, onStatus }: TableCellProps) {
  if (!cell?.ask) return <Plain cell={cell} use={use} />;
  const { raw = "", ask, text, otherDay } = cell;
  return (
    <div className="fc-border max-w-64 border border-accent bg-accent-soft px-2 py-1.5 max-md:max-w-none max-md:rounded-control">
      <p className="text-13 wrap-anywhere">
        <b className="font-medium">{raw}</b> <span className="text-accent">{questions[ask]}</span>
      </p>
      {ask === "date" && (
        <span className="mt-1 flex flex-wrap gap-1.5">
          <Answer isChosen label={plainDay(text)} onPress={() => undefined} />
          {otherDay && <Answer isChosen={false} label={plainDay(otherDay)} onPress={onTurn} />}
        </span>
      )}
      {ask === "status" && (
        <span className="mt-1 flex flex-wrap gap-1.5">
          {applicationStatuses.map((status) => (
            <Answer
              key={status}
              isChosen={statusLabel(status) === text}
              label={statusLabel(status)}
              onPress={() => onStatus(raw, status)}
            />
          ))}
        </span>
      )}
      {ask === "kept" && <span className="sr-only">of {title}</span>}
    </div>
  );
}

const questions = { date: "Which date?", status: "Status?", kept: "Goes into the notes" } as const;

function Plain({ cell, use }: Pick<TableCellProps, "cell" | "use">) {
  const text = cell?.text ?? "";
  if (text === "") return use === "skip" ? null : <span aria-hidden="true">–</span>;
  if (use === "jobUrl")
    return (
      <span className="inline-flex items-center gap-1" title={text}>
        <Link2 aria-hidden="true" className="size-4" />
        Link
      </span>
    );
  const shown = isDateField(use) && /^\d{4}-\d\d-\d\d$/.test(text) ? plainDay(text) : text;
  return (
    <span className="block max-w-52 truncate" title={shown}>
      {shown}
    </span>
  );
}

interface AnswerProps {
  isChosen: boolean;
  label: string;
  onPress: () => void;
}

function Answer({ isChosen, label, onPress }: AnswerProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      className={classNames(
        "min-h-7 rounded-full border px-2.5 text-13 whitespace-nowrap pointer-coarse:min-h-11",
        isChosen
          ? "fc-selected border-primary bg-primary-soft font-medium text-primary"
          : "border-control bg-surface text-ink hover:bg-sunken",
      )}
    >
      {label}
    </button>
  );
}
