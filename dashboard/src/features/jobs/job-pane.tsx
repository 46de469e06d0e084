import { useQuery } from "@tanstack/react-query";
import { FilePenLine } from "lucide-react";
import { ApiError } from "#shared/client/api-error.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Skeleton } from "#shared/ui/primitives/skeleton.tsx";
import { AdHead, DismissButton, OriginalAd, SampleMark, SaveButton, SavedState } from "./ad-parts.tsx";
import { AdText } from "./ad-text.tsx";
import { JobFacts } from "./job-facts.tsx";
import { JobMatch } from "./job-match.tsx";
import { openAdTexts } from "./job-page-texts.ts";
import { jobQuery, type ListedJob } from "./job-queries.ts";
import { boardTexts as texts } from "./jobs-texts.ts";
import { MatchReasons } from "./match-reasons.tsx";
import { SkillChips } from "./skill-chips.tsx";

const skillsShown = 6;

export interface JobPaneProps {
  job: ListedJob;
  isMeasuring: boolean;
  isSaving: boolean;
  onApply: (job: ListedJob) => void;
  onSave: (job: ListedJob) => void;
  onTailor: (job: ListedJob) => void;
  onNavigate: (href: string) => void;
}

/** The open ad beside the list: who, what to do with it, how it matches, and its whole text. */
export function JobPane(props: JobPaneProps) {
  const { job } = props;
  const { error } = useQuery(jobQuery(job.id));
  // The list may still have it: not a word of a removed job is shown (D-120).
  if (error instanceof ApiError && error.code === "gone")
    return (
      <section aria-label="Open ad" className="rounded-card border border-line bg-surface">
        <p role="alert" className="p-6 text-muted">
          {openAdTexts.removed}
        </p>
      </section>
    );
  return (
    <section aria-label="Open ad" className="@container rounded-card border border-line bg-surface">
      <div className="grid gap-4 p-6">
        <AdHead company={job.company}>
          <h2 className="text-22 font-bold wrap-anywhere">{job.title}</h2>
          <p className="text-14 text-muted wrap-anywhere">{job.company}</p>
        </AdHead>
        <SampleMark source={job.source} />
        <JobFacts job={job} now={new Date()} />
        <SkillChips skills={job.skills} most={skillsShown} />
        <PaneActs {...props} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <JobMatch job={job} isMeasuring={props.isMeasuring} />
          <DismissButton job={job} className="-mr-4" />
        </div>
      </div>
      {job.matchScore !== undefined && <MatchReasons key={job.id} jobId={job.id} />}
      <WholeAd id={job.id} start={job.description} />
    </section>
  );
}

function PaneActs({ job, isSaving, onApply, onSave, onTailor, onNavigate }: JobPaneProps) {
  const about = `${job.title}, ${job.company}`;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="primary" aria-description={about} onClick={() => onApply(job)}>
        {texts.applyNow}
      </Button>
      {job.saved ? (
        <SavedState saved={job.saved} onNavigate={onNavigate} />
      ) : (
        <SaveButton job={job} isSaving={isSaving} onSave={() => onSave(job)} />
      )}
      <Button
        aria-description={about}
        icon={<FilePenLine aria-hidden="true" />}
        onClick={() => onTailor(job)}
      >
        {openAdTexts.tailor}
      </Button>
      <OriginalAd job={job} variant="ghost" />
    </div>
  );
}

/** The list has the ad's beginning; its whole text comes with a call of its own. */
function WholeAd({ id, start }: { id: string; start: string }) {
  const { data, isError } = useQuery(jobQuery(id));
  return (
    <div className="border-t border-line p-6">
      {data || isError ? (
        <AdText text={data?.description ?? start} />
      ) : (
        <div aria-busy="true" className="grid gap-2">
          <span className="sr-only">Loading the ad</span>
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
        </div>
      )}
      {isError && (
        <p role="alert" className="mt-3 text-13 text-muted">
          {openAdTexts.onlyStart}
        </p>
      )}
    </div>
  );
}
