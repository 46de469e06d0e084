import { lazy, type ReactNode, Suspense, useMemo } from "react";
import { ledgerOf } from "#shared/engine/ledger.ts";
import { numberedCriteria } from "../desk/criteria.ts";
import { ScoreCard } from "../desk/score-card.tsx";
import { usePicks } from "../desk/use-picks.ts";
import { ReadRate } from "../result/read-rate.tsx";
import type { Reviewed } from "../review/use-review.ts";

/** Below the suggestions: not waited for. */
const ResultList = lazy(async () => ({
  default: (await import("../result/result-list.tsx")).ResultList,
}));

export interface PreviewColumnsProps {
  reviewed: Reviewed;
  /** Line by line. */
  changes: ReactNode;
  /** Below the criteria. */
  compare: ReactNode;
  /** Below the score. */
  side: ReactNode;
}

/** The desk's score, questions and criteria, with the changes as a list in place of the page. */
export function PreviewColumns({ reviewed, changes, compare, side }: PreviewColumnsProps) {
  const { current } = reviewed;
  const { match } = current.analysis;
  const criteria = useMemo(() => numberedCriteria(ledgerOf(match)), [match]);
  const shared = { criteria, picks: usePicks() };
  const isMatch = current.scoreBasis === "match";
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_minmax(0,1fr)]">
      <div className="min-w-0 lg:col-start-2">
        {isMatch ? <ScoreCard result={current} {...shared} /> : <ReadRate result={current} />}
      </div>
      <div className="grid min-w-0 gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        {changes}
        {isMatch && (
          <Suspense>
            <ResultList reviewed={reviewed} {...shared} />
          </Suspense>
        )}
        {compare}
      </div>
      <div className="grid min-w-0 gap-4 lg:col-start-2">{side}</div>
    </div>
  );
}
