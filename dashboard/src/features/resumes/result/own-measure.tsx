import { ScoreNote } from "#shared/ui/blocks/score/score-note.tsx";
import type { StoredAnalysis } from "../analysis/stored-analysis.ts";

/** Whose measure a score is: beside every score. */
export function OwnMeasure({
  scoreBasis,
  className,
}: Pick<StoredAnalysis, "scoreBasis"> & { className?: string }) {
  if (scoreBasis === "match") return <ScoreNote {...(className && { className })} />;
  return (
    <p className={`text-13 text-muted ${className ?? ""}`}>
      No ad was given, so this says how well the resume can be read. It is our own measure.
    </p>
  );
}
