import { useMemo, useState } from "react";
import type { DocumentDesign } from "#shared/domain/resumes/document-designs.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { Segmented } from "#shared/ui/primitives/segmented.tsx";
import type { Insertion } from "#shared/writing/changes/edit-line.ts";
import type { Reviewed } from "../review/use-review.ts";
import type { Criterion } from "./criteria.ts";
import { DecideStrip } from "./decide-strip.tsx";
import { type PageRow, type PageView, pageRows } from "./page-rows.ts";
import { PageSheet } from "./page-sheet.tsx";
import { TypesetClean } from "./typeset-clean.tsx";
import type { DeskAd } from "./use-change-points.ts";
import { useDeskChanges } from "./use-desk-changes.ts";
import type { Picks } from "./use-picks.ts";

const views = [
  { value: "changes", label: "Changes" },
  { value: "clean", label: "Clean" },
  { value: "before", label: "Before" },
] as const;

export interface PagePartProps {
  reviewed: Reviewed;
  ad: DeskAd;
  /** How the page looks. */
  design: DocumentDesign;
  criteria: readonly Criterion[];
  picks: Picks;
  /** Lines that the person may still add, where they would be. */
  ghosts: readonly Insertion[];
  className: string;
}

/** The resume as a page, in one of three views, with the strip that decides about its changes. */
export function PagePart({ reviewed, ad, design, ghosts, criteria, picks, className }: PagePartProps) {
  const { review, proposals } = reviewed;
  const [view, setView] = useState<PageView>("changes");
  const changes = useDeskChanges(reviewed, ad);
  const rows = useMemo(
    () =>
      pageRows(
        { proposals, decisions: review.decisions, view, ...(view === "changes" && { ghosts }) },
        review.text,
      ),
    [proposals, review, view, ghosts],
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
      <div className="flex min-h-15 shrink-0 flex-wrap items-center justify-between gap-1 border-b border-line p-3 max-sm:px-2">
        <Segmented label="The page" options={views} value={view} onValueChange={setView} />
        {isTracked && changes.open.length > 1 && (
          <Button
            compact
            variant="ghost"
            className="-mr-3 max-sm:mr-0 max-sm:px-1"
            onClick={changes.acceptAll}
          >
            Accept all
          </Button>
        )}
      </div>
      <section
        data-column="page"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls inside is scrolled by the keyboard too
        tabIndex={0}
        aria-label="The page"
        className="@container relative min-h-0 flex-1 bg-sunken p-3 @4xl/desk:overflow-y-auto"
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
