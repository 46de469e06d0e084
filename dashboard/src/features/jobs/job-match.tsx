import { fitWord } from "#shared/domain/resumes/score-bands.ts";
import { ScoreRing } from "#shared/ui/blocks/score/score-ring.tsx";
import { Skeleton } from "#shared/ui/primitives/skeleton.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import type { ListedJob } from "./job-queries.ts";

/** A source whose terms ask for its name with a link. */
const sourceSites: Readonly<Record<string, string>> = { adzuna: "https://www.adzuna.com.au" };

/** The match as ring and word, or nothing where none is measured; and where the ad comes from. */
export function JobMatch({ job, isMeasuring }: { job: ListedJob; isMeasuring: boolean }) {
  const { matchScore } = job;
  return (
    <div className="flex items-center gap-3">
      {matchScore !== undefined && (
        <ScoreRing isFit size={56} unit="%" score={{ value: matchScore, isOtherField: job.isOtherField }} />
      )}
      {matchScore === undefined && isMeasuring && <Skeleton className="size-14 rounded-full" />}
      <div className="min-w-0">
        {matchScore !== undefined && (
          <p className="text-14 font-medium">{fitWord(matchScore, job.isOtherField === true)}</p>
        )}
        {matchScore === undefined && isMeasuring && <p className="text-14 text-muted">Being measured</p>}
        <p className="text-13 text-muted">
          <span className="sr-only">Source: </span>
          <SourceName job={job} />
        </p>
      </div>
    </div>
  );
}

export function SourceName({ job }: { job: Pick<ListedJob, "source" | "sourceName"> }) {
  const site = sourceSites[job.source];
  if (!site) return job.sourceName;
  return (
    <TextLink look="quiet" href={site} target="_blank" rel="noopener noreferrer">
      {job.sourceName}
    </TextLink>
  );
}
