import { Info } from "lucide-react";
import { useId, useState } from "react";
import { pages } from "#shared/domain/pages.ts";
import type { MatchResult } from "#shared/engine/analysis.ts";
import { ScoreNote } from "#shared/ui/blocks/score/score-note.tsx";
import { ScoreRing } from "#shared/ui/blocks/score/score-ring.tsx";
import { heldSentence, noScoreText, rangeSentence } from "#shared/ui/blocks/score/score-sentence.ts";
import { ScoreSum } from "#shared/ui/blocks/score/score-sum.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { openDashboard } from "../../platform/browser.ts";
import { matchHeadId } from "./match-head.ts";
import type { MatchSummary } from "./match-summary.ts";

interface MatchCardProps {
  match: MatchResult;
  summary: MatchSummary;
  /** Replaces the usual reason below "No score". */
  reason?: string | undefined;
}

const aboutScore = {
  href: __DASHBOARD_ORIGIN__ + pages.howTheScoreWorks,
  onNavigate: () => void openDashboard(pages.howTheScoreWorks),
};

/** MATCH: the score and one line; the "i" shows whose measure it is and how it is calculated. */
export function MatchCard({ match, summary, reason }: MatchCardProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const hasScore = match.value !== null;
  return (
    <Card as="section" aria-label="Match">
      <div id={matchHeadId} className="flex items-center gap-4 p-3">
        {/* Without a number there is nothing provisional about it. */}
        <ScoreRing isFit unit="%" score={hasScore ? match : { ...match, provisional: false }} />
        <div className="min-w-0">
          <h2 className="text-16 font-bold">{hasScore ? summary.heading : "No score"}</h2>
          {hasScore ? (
            <Line summary={summary} isProvisional={match.provisional} />
          ) : (
            <p className="text-14 text-muted">{reason ?? noScoreText(match.reason)}</p>
          )}
        </div>
        {hasScore && (
          <button
            type="button"
            aria-label="About this score"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className="-mr-1 ml-auto grid size-8 shrink-0 place-items-center self-start rounded-control text-muted hover:bg-sunken hover:text-ink"
          >
            <Info aria-hidden="true" className="size-4" />
          </button>
        )}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <div className="grid gap-1 border-t border-line px-4 py-3 text-13 text-muted">
              <ScoreNote />
              {match.range && <p>{rangeSentence(match.range)}</p>}
              {match.cap && <p>{heldSentence(match.cap)}</p>}
            </div>
            <ScoreSum match={match} about={aboutScore} />
          </>
        )}
      </div>
    </Card>
  );
}

function Line({ summary, isProvisional }: { summary: MatchSummary; isProvisional: boolean }) {
  const parts = [summary.closes, isProvisional ? "provisional: the ad says little" : ""];
  const rest = parts.filter((part) => part !== "").join(" · ");
  return (
    <p className="text-14 text-muted">
      {summary.ruling !== "" && <span className="font-medium text-accent">{summary.ruling}</span>}
      {summary.ruling !== "" && rest !== "" && " · "}
      {rest}
    </p>
  );
}
