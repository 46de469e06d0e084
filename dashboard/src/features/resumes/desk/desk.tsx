import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { DocumentDesign } from "#shared/domain/resumes/document-designs.ts";
import { ledgerOf } from "#shared/engine/ledger.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { Segmented } from "#shared/ui/primitives/segmented.tsx";
import { useRoomWanted } from "../../../platform/room.ts";
import type { Reviewed } from "../review/use-review.ts";
import { AdColumn } from "./ad-column.tsx";
import { showEnds } from "./column-scroll.ts";
import { type Criterion, numberedCriteria } from "./criteria.ts";
import { DecideStrip } from "./decide-strip.tsx";
import { type PageRow, type PageView, pageRows } from "./page-rows.ts";
import { PageSheet } from "./page-sheet.tsx";
import { ScoreCard } from "./score-card.tsx";
import { Threads } from "./threads.tsx";
import { TypesetClean } from "./typeset-clean.tsx";
import type { DeskAd } from "./use-change-points.ts";
import { useDeskChanges } from "./use-desk-changes.ts";
import { type Picks, usePicks } from "./use-picks.ts";

export interface DeskProps {
  reviewed: Reviewed;
  ad: DeskAd;
  /** How the page and its files look. */
  design: DocumentDesign;
  /** Below the score: what only the person can fill, and the criteria. */
  renderList: (shared: DeskShared) => ReactNode;
}

/** What all parts of the desk speak of. */
export interface DeskShared {
  criteria: readonly Criterion[];
  picks: Picks;
}

/** Three columns between the top of the screen and the bar at its foot; never so low that a column is no column. */
const sideBySide =
  "@4xl/desk:h-[max(26rem,calc(100dvh-var(--bar,0px)-11.5rem))] @4xl/desk:grid-cols-[15rem_minmax(0,1fr)_17.5rem] @4xl/desk:grid-rows-[auto_minmax(0,1fr)] @6xl/desk:grid-cols-[18.5rem_minmax(0,1fr)_22rem]";

type Part = "page" | "ad" | "gaps";

const parts = [
  { value: "page", label: "Resume" },
  { value: "ad", label: "The ad" },
  { value: "gaps", label: "Gaps" },
] as const;

const views = [
  { value: "changes", label: "Changes" },
  { value: "clean", label: "Clean" },
  { value: "before", label: "Before" },
] as const;

/**
 * The tailor desk: the ad with its criteria marked, the resume as a page with its changes in it, and the score with
 * what only the person can fill. One ledger feeds all three. Side by side where there is room, filling the window and
 * each scrolling by itself; else one at a time. decision: D-101.
 */
export function Desk({ reviewed, ad, design, renderList }: DeskProps) {
  const [part, setPart] = useState<Part>("page");
  const picks = usePicks();
  const box = useRef<HTMLDivElement>(null);
  const { match } = reviewed.current.analysis;
  const criteria = useMemo(() => numberedCriteria(ledgerOf(match)), [match]);
  useEffect(() => {
    if (picks.active !== null && box.current) showEnds(box.current);
  }, [picks.active]);
  useRoomWanted();
  const shared = { criteria, picks };
  const at = (one: Part) => (one === part ? "min-w-0" : "min-w-0 @max-4xl/desk:hidden");
  return (
    <div data-desk className="@container/desk">
      <div ref={box} className={classNames("relative grid items-start gap-4", sideBySide)}>
        <div className="min-w-0 @4xl/desk:col-start-3">
          <ScoreCard result={reviewed.current} {...shared} />
        </div>
        <Segmented
          block
          label="Part of the desk"
          options={parts}
          value={part}
          onValueChange={setPart}
          className="@4xl/desk:hidden"
        />
        <AdColumn
          ad={ad.text}
          {...shared}
          className={classNames(
            at("ad"),
            "@4xl/desk:col-start-1 @4xl/desk:row-span-2 @4xl/desk:row-start-1 @4xl/desk:h-full",
          )}
        />
        <PagePart
          {...{ reviewed, ad, design }}
          {...shared}
          className={classNames(
            at("page"),
            "@4xl/desk:col-start-2 @4xl/desk:row-span-2 @4xl/desk:row-start-1 @4xl/desk:h-full",
          )}
        />
        <section
          data-column="list"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls inside is scrolled by the keyboard too
          tabIndex={0}
          aria-label="Gaps and criteria"
          className={classNames(
            at("gaps"),
            "grid content-start gap-4 rounded-card @4xl/desk:col-start-3 @4xl/desk:row-start-2 @4xl/desk:h-full @4xl/desk:overflow-y-auto",
          )}
        >
          {renderList(shared)}
        </section>
        <Threads desk={box} active={picks.active} />
      </div>
    </div>
  );
}

interface PagePartProps extends Pick<DeskProps, "reviewed" | "ad" | "design">, DeskShared {
  className: string;
}

function PagePart({ reviewed, ad, design, criteria, picks, className }: PagePartProps) {
  const { review, proposals } = reviewed;
  const [view, setView] = useState<PageView>("changes");
  const changes = useDeskChanges(reviewed, ad);
  const rows = useMemo(
    () => pageRows({ proposals, decisions: review.decisions, view }, review.text),
    [proposals, review, view],
  );
  const shownBy = useMemo(
    () => (view === "before" ? new Map() : rowsThatShow(rows, criteria)),
    [rows, criteria, view],
  );
  const isTracked = view === "changes";
  const places = new Map(
    changes.open.map(({ id }) => [
      id,
      `${changes.all.findIndex((one) => one.id === id) + 1} of ${changes.all.length}`,
    ]),
  );
  const page = (
    <PageSheet
      {...{ rows, shownBy, picks, design }}
      open={isTracked ? places : new Map()}
      current={isTracked ? (changes.current?.id ?? null) : null}
      onCurrent={changes.show}
    />
  );
  return (
    <Card
      as="section"
      aria-label="Your resume with its changes"
      className={classNames("flex flex-col", className)}
    >
      <div className="flex min-h-15 shrink-0 flex-wrap items-center justify-between gap-2 border-b border-line p-3">
        <Segmented label="The page" options={views} value={view} onValueChange={setView} />
        {isTracked && changes.open.length > 1 && (
          <Button compact variant="ghost" className="-mr-3" onClick={changes.acceptAll}>
            Accept all
          </Button>
        )}
      </div>
      <section
        data-column="page"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls inside is scrolled by the keyboard too
        tabIndex={0}
        aria-label="The page"
        className="@container min-h-0 flex-1 bg-sunken p-3 @4xl/desk:overflow-y-auto"
      >
        {view === "clean" ? (
          <TypesetClean
            text={review.text}
            resultId={reviewed.current.id}
            {...{ design, criteria, picks }}
            fallback={page}
          />
        ) : (
          page
        )}
      </section>
      {isTracked && <DecideStrip changes={changes} />}
    </Card>
  );
}

/** Each criterion beside the first row that holds the line that shows it. */
function rowsThatShow(rows: readonly PageRow[], criteria: readonly Criterion[]): Map<string, Criterion[]> {
  const found = new Map<string, Criterion[]>();
  for (const one of criteria) {
    const line = one.entry.state === "missing" ? undefined : one.entry.best.evidence.resumeLine;
    // A row that was set over two lines holds half of it; a heading's one word is no proof.
    const holds = ({ words }: PageRow) =>
      line !== undefined &&
      (words.includes(line) || (2 * words.length > line.length && line.includes(words)));
    const row = rows.find(holds);
    if (row) found.set(row.key, [...(found.get(row.key) ?? []), one]);
  }
  return found;
}
