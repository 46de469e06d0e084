import { Fragment, type ReactNode } from "react";
import type { TableReport } from "#shared/contract/applications/application-reports.ts";
import { counted } from "#shared/domain/text.ts";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { ColumnHead } from "./column-head.tsx";
import { type ColumnUse, columnName, type ReportColumn } from "./column-names.ts";
import type { TableChoices } from "./remembered-choices.ts";
import { TableCell } from "./table-cell.tsx";
import { type TableCorrections, tableCorrections } from "./table-corrections.ts";

type Row = TableReport["rows"][number];
type Group = Row["group"];
/** Titles may repeat; a column is its place. */
type PlacedColumn = ReportColumn & { at: number; place: string };

export interface TablePreviewProps {
  report: TableReport;
  choices: TableChoices;
  onCorrect: (change: Partial<TableChoices>) => void;
}

const groups: readonly {
  group: Group;
  title: string;
  note: string;
  count: (report: TableReport) => number;
}[] = [
  { group: "check", title: "Please check", note: "", count: ({ counts }) => counts.check },
  { group: "changed", title: "Different in your tracker", note: "", count: ({ counts }) => counts.changed },
  { group: "here", title: "Already here", note: ", left out", count: ({ counts }) => counts.same },
  { group: "ready", title: "Ready", note: "", count: ({ counts }) => counts.new - counts.check },
];

/** What becomes of each column and row of a table, those to look at first. */
export function TablePreview({ report, choices, onCorrect }: TablePreviewProps) {
  const { columns, statuses } = report;
  const corrections = tableCorrections(report, choices, onCorrect);
  const placed = columns.map((column, at) => ({ ...column, at, place: `column ${at + 1}` }));
  const isUnsure = ({ use, isUnsure: byCells, isOrderAsked, keptCount }: ReportColumn) =>
    byCells || isOrderAsked || keptCount > 0 || (use === "status" && statuses.some((one) => !one.isSure));
  return (
    <section
      aria-label="Preview by column"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-surface max-md:-mx-4 max-md:rounded-none max-md:border-x-0"
    >
      <table className="w-full border-collapse text-14 max-md:block">
        <thead className="max-md:block">
          <tr className="max-md:flex max-md:overflow-x-auto">
            {placed.map((column) => (
              <ColumnHead
                key={column.place}
                column={column}
                at={column.at}
                isUnsure={isUnsure(column)}
                onUse={(use) => corrections.setUse(column.at, use)}
                onOrder={(order) => corrections.setOrder(column.at, order)}
              />
            ))}
          </tr>
        </thead>
        {groups.map(({ group, title, note, count }) => {
          const rows = report.rows.filter((row) => row.group === group);
          const all = count(report);
          const shown = all > rows.length ? `, the first ${rows.length} are shown` : "";
          const said = `${counted(all, "row")}${note}${shown}`;
          return rows.length === 0 ? null : (
            <RowGroup
              key={group}
              title={title}
              text={said}
              isMarked={group === "check"}
              {...{ rows, columns: placed, corrections }}
            />
          );
        })}
      </table>
    </section>
  );
}

interface RowGroupProps {
  title: string;
  text: string;
  isMarked: boolean;
  rows: readonly Row[];
  columns: readonly PlacedColumn[];
  corrections: TableCorrections;
}

function RowGroup({ title, text, isMarked, rows, columns, corrections }: RowGroupProps) {
  return (
    <tbody className="max-md:block">
      <tr
        className={classNames(
          "border-t border-line max-md:block",
          isMarked ? "bg-accent-soft text-accent" : "bg-canvas",
        )}
      >
        <th
          scope="rowgroup"
          colSpan={columns.length}
          className="px-3 py-1.5 text-left text-13 font-normal max-md:block max-md:px-4"
        >
          <b className="mr-2 font-medium">{title}</b>
          {text}
        </th>
      </tr>
      {rows.map((row) => (
        <PreviewRow key={row.row} row={row}>
          {columns.map(({ use, at, place, order, ...column }) => (
            <td
              key={place}
              className={classNames(
                "h-9 px-3 py-1 align-middle whitespace-nowrap max-md:h-auto max-md:px-4 max-md:py-0.5",
                isShownOnPhone(use, row, at) ? "max-md:block" : "max-md:hidden",
                use === "jobTitle" && "max-md:font-medium",
              )}
            >
              <TableCell
                cell={row.cells[at]}
                use={use}
                title={columnName(column, at)}
                onTurn={() => corrections.setOrder(at, order === "day-first" ? "month-first" : "day-first")}
                onStatus={corrections.setStatus}
              />
            </td>
          ))}
        </PreviewRow>
      ))}
    </tbody>
  );
}

const phoneFields: readonly ColumnUse[] = ["jobTitle", "company", "status"];
const isShownOnPhone = (use: ColumnUse, row: Row, at: number) =>
  phoneFields.includes(use) || row.cells[at]?.ask !== undefined;

function PreviewRow({ row, children }: { row: Row; children: ReactNode }) {
  return (
    <Fragment>
      <tr
        className={classNames(
          "border-t border-line max-md:block max-md:py-2",
          row.group === "here" && "text-muted",
        )}
      >
        {row.cells.length > 0 ? (
          children
        ) : (
          <td className="px-3 py-1.5 max-md:block max-md:px-4">{row.name}</td>
        )}
      </tr>
      {row.reason && (
        <tr className="text-13 text-muted max-md:block">
          <td colSpan={Math.max(1, row.cells.length)} className="px-3 pb-1.5 max-md:block max-md:px-4">
            Row {row.row}: {row.reason}
          </td>
        </tr>
      )}
    </Fragment>
  );
}
