import type { MatchResult } from "#shared/engine/analysis.ts";
import { ScoreRing } from "#shared/ui/blocks/score/score-ring.tsx";
import type { JobAd } from "../../../features/jobs/job-ad.ts";
import { bandTitle } from "../../../features/resumes/band-title.ts";

interface CondensedHeadProps {
  ad: JobAd;
  match: MatchResult | undefined;
}

/** The job in one line, above a task that replaces the body. */
export function CondensedHead({ ad, match }: CondensedHeadProps) {
  const band = match && bandTitle(match);
  const company = ad.fields.company.value;
  return (
    <div className="flex h-16 items-center gap-3 border-b border-line px-3 min-[344px]:px-4">
      {match && <ScoreRing isFit unit="%" score={match} size={40} />}
      <div className="min-w-0">
        <p className="truncate font-medium">{ad.fields.title.value || "This ad"}</p>
        <p className="truncate text-13 text-muted">{[band, company].filter(Boolean).join(", ")}</p>
      </div>
    </div>
  );
}
