import { type ReactNode, useMemo, useState } from "react";
import { ledgerOf } from "#shared/engine/ledger.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { Segmented } from "#shared/ui/primitives/segmented.tsx";
import type { Reviewed } from "../review/use-review.ts";
import { AdColumn } from "./ad-column.tsx";
import { type Criterion, numberedCriteria } from "./criteria.ts";
import { DecideStrip } from "./decide-strip.tsx";
import { type PageRow, type PageView, pageRows } from "./page-rows.ts";
import { PageSheet } from "./page-sheet.tsx";
import { ScoreCard } from "./score-card.tsx";
import type { DeskAd } from "./use-change-points.ts";
import { useDeskChanges } from "./use-desk-changes.ts";

export interface DeskProps {
  reviewed: Reviewed;
  ad: DeskAd;
  /** What only the person can fill. */
  questions: ReactNode;
}

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
 * what only the person can fill. One ledger feeds all three. Side by side where there is room, else one at a time.
 * decision: D-101.
 */
export function Desk({ reviewed, ad, questions }: DeskProps) {
  const [part, setPart] = useState<Part>("page");
  const [picked, setPicked] = useState<string | null>(null);
  const { match } = reviewed.current.analysis;
  const criteria = useMemo(() => numberedCriteria(ledgerOf(match)), [match]);
  const pick = (id: string) => setPicked((last) => (last === id ? null : id));
  const shared = { criteria, picked, onPick: pick };
  const at = (one: Part) => (one === part ? "min-w-0" : "min-w-0 @max-4xl:hidden");
  return (
    <div className="@container">
      <div className="grid items-start gap-4 @4xl:grid-cols-[15rem_minmax(0,1fr)_17.5rem] @4xl:grid-rows-[auto_1fr]">
        <div className="min-w-0 @4xl:col-start-3">
          <ScoreCard result={reviewed.current} {...shared} />
        </div>
        <Segmented
          block
          label="Part of the desk"
          options={parts}
          value={part}
          onValueChange={setPart}
          className="@4xl:hidden"
        />
        <AdColumn
          ad={ad.text}
          {...shared}
          className={classNames(
            at("ad"),
            "@4xl:sticky @4xl:top-18 @4xl:col-start-1 @4xl:row-span-2 @4xl:row-start-1",
          )}
        />
        <PagePart
          {...{ reviewed, ad }}
          {...shared}
          className={classNames(at("page"), "@4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1")}
        />
        <div className={classNames(at("gaps"), "@4xl:col-start-3 @4xl:row-start-2")}>{questions}</div>
      </div>
    </div>
  );
}

interface PagePartProps extends Pick<DeskProps, "reviewed" | "ad"> {
  criteria: readonly Criterion[];
  picked: string | null;
  onPick: (id: string) => void;
  className: string;
}

function PagePart({ reviewed, ad, criteria, picked, onPick, className }: PagePartProps) {
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
  return (
    <Card as="section" aria-label="Your resume with its changes" className={className}>
      <div className="flex min-h-15 flex-wrap items-center justify-between gap-2 border-b border-line p-3">
        <Segmented label="The page" options={views} value={view} onValueChange={setView} />
        {isTracked && changes.open.length > 1 && (
          <Button compact variant="ghost" className="-mr-3" onClick={changes.acceptAll}>
            Accept all
          </Button>
        )}
      </div>
      <div className="@container bg-sunken p-3">
        <PageSheet
          {...{ rows, shownBy, picked, onPick }}
          open={isTracked ? places : new Map()}
          current={isTracked ? (changes.current?.id ?? null) : null}
          onCurrent={changes.show}
        />
      </div>
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
