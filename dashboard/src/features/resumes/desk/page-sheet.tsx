import { ArrowUpDown } from "lucide-react";
import { Fragment, useEffect, useRef } from "react";
import { Paper } from "#shared/ui/blocks/paper.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import type { Criterion } from "./criteria.ts";
import { CriterionDisc } from "./criterion-disc.tsx";
import type { PageRow, RowKind } from "./page-rows.ts";

export interface PageSheetProps {
  rows: readonly PageRow[];
  /** Criteria by the row that shows them. */
  shownBy: ReadonlyMap<string, Criterion[]>;
  /** The proposals that wait for a word, by id; "2 of 7". */
  open: ReadonlyMap<string, string>;
  /** The proposal that the strip speaks of. */
  current: string | null;
  onCurrent: (id: string) => void;
  picked: string | null;
  onPick: (id: string) => void;
}

const looks: Record<RowKind, string> = {
  name: "text-22 leading-8 font-bold",
  contact: "text-muted",
  heading: "mt-4 mb-1 border-b border-ink pb-0.5 text-14 font-bold",
  entry: "font-medium",
  bullet: "pl-4 before:absolute before:left-1 before:content-['•']",
  text: "",
};

/** The resume as a page. An open change stands in it struck and new; the margin has its handle and the criteria. */
export function PageSheet({ rows, shownBy, open, current, onCurrent, picked, onPick }: PageSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  useEffect(() => {
    // Not on arrival: the screen starts at its top.
    if (hasMoved.current)
      sheet.current
        ?.querySelector("[data-current]")
        ?.scrollIntoView({ block: "nearest", behavior: "instant" });
    hasMoved.current = current !== null;
  }, [current]);
  return (
    <Paper ref={sheet} className="relative pr-3 pl-9">
      {rows.map((row) => {
        const mine = row.proposals.filter((id) => open.has(id));
        const isCurrent = current !== null && row.proposals.includes(current);
        const [first] = mine;
        return (
          <div
            key={row.key}
            data-current={isCurrent || undefined}
            className={classNames(
              "relative grid scroll-my-32 grid-cols-[minmax(0,1fr)_auto] gap-x-2 rounded-paper",
              isCurrent && "bg-accent-soft/60 outline-2 outline-offset-1 outline-primary",
            )}
          >
            {first && (
              <Handle
                label={`Change ${open.get(first)}`}
                isCurrent={isCurrent}
                onClick={() => onCurrent(isCurrent ? (mine[mine.indexOf(current) + 1] ?? first) : first)}
              />
            )}
            <p className={classNames("relative wrap-anywhere", looks[row.kind])}>
              {row.isMoved && (
                <>
                  <ArrowUpDown aria-hidden="true" className="mr-1 inline size-3.5 text-success" />
                  <span className="sr-only">Moved: </span>
                </>
              )}
              <Words row={row} />
            </p>
            <span className="flex gap-0.5 self-start">
              {(shownBy.get(row.key) ?? []).map((one) => (
                <CriterionDisc
                  key={one.entry.id}
                  criterion={one}
                  isPicked={one.entry.id === picked}
                  onPick={onPick}
                />
              ))}
            </span>
          </div>
        );
      })}
    </Paper>
  );
}

function Handle({ label, isCurrent, onClick }: { label: string; isCurrent: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isCurrent}
      title={label}
      onClick={onClick}
      className="absolute inset-y-0 -left-8 min-h-6 w-6 rounded-small hover:bg-sunken"
    >
      <span
        aria-hidden="true"
        className={classNames(
          "fc-border mx-auto block h-full rounded-full bg-success",
          isCurrent ? "w-1.5" : "w-1",
        )}
      />
    </button>
  );
}

function Words({ row }: { row: PageRow }) {
  let at = 0;
  return row.parts.map(({ text, kind }) => {
    at += text.length + 1;
    if (kind === "same") return <Fragment key={at}>{text}</Fragment>;
    if (kind === "removed")
      return (
        <del key={at} className="text-danger decoration-danger">
          {text}
        </del>
      );
    return (
      <ins key={at} className="rounded-paper bg-success-soft text-success no-underline">
        {text}
      </ins>
    );
  });
}
