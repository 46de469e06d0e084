import { jobPath } from "#shared/domain/pages.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { followLink } from "#shared/ui/primitives/follow-link.ts";
import { AdHead, DismissButton, OriginalAd, SampleMark, SaveButton, SavedState } from "./ad-parts.tsx";
import { JobFacts } from "./job-facts.tsx";
import { JobMatch } from "./job-match.tsx";
import type { ListedJob } from "./job-queries.ts";
import { boardTexts as texts } from "./jobs-texts.ts";
import { MatchReasons } from "./match-reasons.tsx";
import { SkillChips } from "./skill-chips.tsx";

const skillsShown = 6;

export interface JobCardProps {
  job: ListedJob;
  now: Date;
  /** Its score is on the way. */
  isMeasuring: boolean;
  isSaving: boolean;
  onApply: (job: ListedJob) => void;
  onSave: (job: ListedJob) => void;
  onNavigate: (href: string) => void;
}

/** An ad of the board: what it says left, how it matches and what to do right; on a phone below. */
export function JobCard(props: JobCardProps) {
  const { job, now } = props;
  return (
    <Card as="article" aria-label={`${job.title}, ${job.company}`}>
      <div className="grid @3xl:grid-cols-[minmax(0,1fr)_13.75rem]">
        <div className="grid content-start gap-3 p-4 @md:p-6">
          <AdHead company={job.company}>
            <h2 className="text-18 font-bold wrap-anywhere">
              <a
                href={jobPath(job.id)}
                onClick={(event) =>
                  followLink({ href: jobPath(job.id), onNavigate: props.onNavigate }, event)
                }
                className="rounded-paper text-ink no-underline hover:underline hover:underline-offset-3"
              >
                {job.title}
              </a>
            </h2>
            <p className="text-14 text-muted wrap-anywhere">{job.company}</p>
          </AdHead>
          <SampleMark source={job.source} />
          <JobFacts job={job} now={now} />
          <p className="line-clamp-3 max-w-[68ch] text-14 wrap-anywhere">{job.description}</p>
          <SkillChips skills={job.skills} most={skillsShown} />
        </div>
        <div className="grid content-start gap-4 border-t border-line p-4 @md:p-6 @3xl:border-t-0 @3xl:border-l">
          <JobMatch job={job} isMeasuring={props.isMeasuring} />
          <CardActs {...props} />
        </div>
      </div>
      {job.matchScore !== undefined && <MatchReasons jobId={job.id} />}
    </Card>
  );
}

function CardActs({ job, isSaving, onApply, onSave, onNavigate }: JobCardProps) {
  const about = `${job.title}, ${job.company}`;
  return (
    <div className="grid grid-cols-2 gap-2 @3xl:grid-cols-1">
      <Button
        variant="soft"
        aria-description={about}
        onClick={() => onApply(job)}
        className="col-span-2 @3xl:col-span-1"
      >
        {texts.applyNow}
      </Button>
      <OriginalAd job={job} />
      {job.saved ? (
        <SavedState saved={job.saved} onNavigate={onNavigate} className="justify-between" />
      ) : (
        <SaveButton job={job} variant="ghost" isSaving={isSaving} onSave={() => onSave(job)} />
      )}
      <DismissButton job={job} className="col-span-2 @3xl:col-span-1" />
    </div>
  );
}
