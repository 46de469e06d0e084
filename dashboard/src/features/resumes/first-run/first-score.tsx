import type { Analysis } from "#shared/engine/analysis.ts";
import { bandTitle } from "#shared/ui/blocks/score/band-style.ts";
import { ScoreNote } from "#shared/ui/blocks/score/score-note.tsx";
import { ScoreRing } from "#shared/ui/blocks/score/score-ring.tsx";
import { isOfOtherField, noScoreText } from "#shared/ui/blocks/score/score-sentence.ts";
import { classNames } from "#shared/ui/primitives/class-names.ts";

export interface FirstScoreProps {
  analysis: Analysis | null;
  /** What is still to be given; null once both are there. */
  missing: string | null;
  className?: string;
}

/** The ring between resume and ad, with what is missing of either before there is a number. */
export function FirstScore({ analysis, missing, className }: FirstScoreProps) {
  const match = missing === null ? analysis?.match : undefined;
  const value = match?.value ?? null;
  return (
    <div role="status" className={classNames("grid justify-items-center gap-3 text-center", className)}>
      <ScoreRing score={match ?? { value: null }} size={144} />
      {match && value !== null ? (
        <>
          <p className="text-18 font-bold">{bandTitle(value, "match", isOfOtherField(match))}</p>
          <p className="text-14 text-muted">
            {`You show ${match.matchedGroups} of the ${match.totalGroups} things they ask for`}
          </p>
          <Gaps moves={match.moves.filter(({ basis }) => basis === "gap").slice(0, 3)} />
          <ScoreNote className="text-13" />
        </>
      ) : (
        <p className="text-14 text-muted">
          {missing ?? (match ? noScoreText(match.reason) : "Comparing...")}
        </p>
      )}
    </div>
  );
}

/** What would add most, with its worth. */
function Gaps({ moves }: { moves: Analysis["match"]["moves"] }) {
  if (moves.length === 0) return null;
  return (
    <ul className="grid gap-1 text-13">
      {moves.map(({ requirementId, term, points }) => (
        <li key={requirementId} className="wrap-anywhere">
          {term} <span className="font-medium text-accent tabular-nums">{`+${points.toFixed(1)}`}</span>
        </li>
      ))}
    </ul>
  );
}
