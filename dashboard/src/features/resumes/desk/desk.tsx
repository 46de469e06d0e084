import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { DocumentDesign } from "#shared/domain/resumes/document-designs.ts";
import { ledgerOf } from "#shared/engine/ledger.ts";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { Segmented } from "#shared/ui/primitives/segmented.tsx";
import { useRoomWanted } from "../../../platform/room.ts";
import { GhostContext, useGhosts } from "../review/ghosts.ts";
import type { Reviewed } from "../review/use-review.ts";
import { AdColumn } from "./ad-column.tsx";
import { showEnds } from "./column-scroll.ts";
import { type Criterion, numberedCriteria } from "./criteria.ts";
import { PagePart } from "./page-part.tsx";
import { ScoreCard } from "./score-card.tsx";
import { Threads } from "./threads.tsx";
import type { DeskAd } from "./use-change-points.ts";
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
  "@4xl/desk:h-[max(26rem,calc(100dvh-var(--above,9rem)))] @4xl/desk:grid-cols-[15rem_minmax(0,1fr)_17.5rem] @4xl/desk:grid-rows-[auto_minmax(0,1fr)] @6xl/desk:grid-cols-[18.5rem_minmax(0,1fr)_22rem]";

type Part = "page" | "ad" | "gaps";

const parts = [
  { value: "page", label: "Resume" },
  { value: "ad", label: "The ad" },
  { value: "gaps", label: "Gaps" },
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
  const [ghosts, showGhost] = useGhosts();
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
          {...{ reviewed, ad, design, ghosts }}
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
            "relative grid content-start gap-4 rounded-card @4xl/desk:col-start-3 @4xl/desk:row-start-2 @4xl/desk:h-full @4xl/desk:overflow-y-auto",
          )}
        >
          <GhostContext value={showGhost}>{renderList(shared)}</GhostContext>
        </section>
        <Threads desk={box} active={picks.active} />
      </div>
    </div>
  );
}
