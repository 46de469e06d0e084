import { ArrowUpDown } from "lucide-react";
import { Fragment, useEffect, useRef } from "react";
import type { DocumentDesign } from "#shared/domain/resumes/document-designs.ts";
import { Paper } from "#shared/ui/blocks/paper.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import type { Criterion } from "./criteria.ts";
import { CriterionDisc } from "./criterion-disc.tsx";
import { lookOf, sheetLooks } from "./page-looks.ts";
import type { PageRow } from "./page-rows.ts";
import type { Picks } from "./use-picks.ts";

export interface PageSheetProps {
  rows: readonly PageRow[];
  /** Criteria by the row that shows them. */
  shownBy: ReadonlyMap<string, Criterion[]>;
  /** The proposals that wait for a word, by id; "2 of 7". */
  open: ReadonlyMap<string, string>;
  /** The proposal that the strip speaks of. */
  current: string | null;
  onCurrent: (id: string) => void;
  picks: Picks;
  design: DocumentDesign;
}

/** The resume as a page. An open change is in it struck and new; the margin has its handle and the criteria. */
export function PageSheet(props: PageSheetProps) {
  const { rows, shownBy, open, current, onCurrent, picks, design } = props;
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
  const ghost = rows.findLast(({ parts }) => parts.some(({ kind }) => kind === "ghost"))?.key;
  useEffect(() => {
    if (ghost)
      sheet.current?.querySelector("[data-ghost]")?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [ghost]);
  return (
    <Paper ref={sheet} className={classNames("relative pr-3 pl-9", sheetLooks[design])}>
      {rows.map((row) => {
        const mine = row.proposals.filter((id) => open.has(id));
        const isCurrent = current !== null && row.proposals.includes(current);
        const [first] = mine;
        const shown = shownBy.get(row.key) ?? [];
        const isPicked = shown.some(({ entry }) => entry.id === picks.active);
        return (
          <div
            key={row.key}
            data-current={isCurrent || undefined}
            data-picked={isPicked || undefined}
            className={classNames(
              "relative grid scroll-my-32 grid-cols-[minmax(0,1fr)_auto] gap-x-2 rounded-paper",
              isCurrent && "bg-accent-soft/60 outline-2 outline-offset-1 outline-primary",
              isPicked && "bg-success-soft outline-2 outline-offset-1 outline-success",
            )}
          >
            {first && (
              <Handle
                label={`Change ${open.get(first)}`}
                isCurrent={isCurrent}
                onClick={() => onCurrent(isCurrent ? (mine[mine.indexOf(current) + 1] ?? first) : first)}
              />
            )}
            <p className={classNames("relative wrap-anywhere", lookOf(design, row.kind))}>
              {row.isMoved && (
                <>
                  <ArrowUpDown aria-hidden="true" className="mr-1 inline size-3.5 text-success" />
                  <span className="sr-only">Moved: </span>
                </>
              )}
              <Words row={row} />
            </p>
            <span className="flex gap-0.5 self-start">
              {shown.map((one) => (
                <CriterionDisc key={one.entry.id} criterion={one} picks={picks} />
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
    if (kind === "ghost")
      return (
        <span
          key={at}
          data-ghost
          className="rounded-paper border border-dashed border-accent-fill bg-accent-soft/60 px-1 text-ink"
        >
          <span className="sr-only">Not added yet: </span>
          {text}
        </span>
      );
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
