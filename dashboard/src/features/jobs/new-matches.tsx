import { useQuery } from "@tanstack/react-query";
import { Check, CircleDashed } from "lucide-react";
import { type ReactNode, useState } from "react";
import { savedStatus } from "#shared/domain/applications/status.ts";
import { postedAge } from "#shared/domain/dates.ts";
import { jobPayText } from "#shared/domain/jobs/posting-pay.ts";
import { bestNewMatches } from "#shared/domain/overview/new-matches.ts";
import { jobPath } from "#shared/domain/pages.ts";
import { fitWord } from "#shared/domain/resumes/score-bands.ts";
import { useFocusFallback } from "#shared/ui/blocks/bank/use-focus-fallback.ts";
import { ScoreRing } from "#shared/ui/blocks/score/score-ring.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Skeleton } from "#shared/ui/primitives/skeleton.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { useIdle } from "../../platform/loading/use-idle.ts";
import { DismissButton, SavedState } from "./ad-parts.tsx";
import { boardQuery, type ListedJob } from "./job-queries.ts";
import { boardTexts as texts } from "./jobs-texts.ts";
import { useMatchReasons } from "./use-match-reasons.ts";
import { useSaveJob } from "./use-save-job.ts";

export interface NewMatchesProps {
  onTailor: (job: ListedJob) => void;
  /** The free plan keeps no more. */
  onLimit: () => void;
  onNavigate: (href: string) => void;
}

/** The best of the week's new ads as cards; nothing where none of the board's first page is one. */
export function NewMatches({ onTailor, onLimit, onNavigate }: NewMatchesProps) {
  const { data, isPending } = useQuery(boardQuery({}, 1));
  const { save, savingId } = useSaveJob(onLimit);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const focusKept = useFocusFallback();
  // The reasons need the engine, which nobody waits for here.
  const isIdle = useIdle();
  const now = new Date();
  const jobs = bestNewMatches(data?.jobs ?? [], now, kept);
  if (isPending) return <Skeleton className="h-56 w-full rounded-card" />;
  if (jobs.length === 0) return null;
  const keep = (job: ListedJob) => {
    setKept(new Set([...kept, job.id]));
    save({ job, status: savedStatus });
  };
  return (
    <div {...focusKept} className="outline-none">
      <ul aria-label="Best new matches" className="grid gap-3 @xl:grid-cols-2">
        {jobs.map((job) => (
          <MatchCard key={job.id} job={job} now={now} isIdle={isIdle} onNavigate={onNavigate}>
            {job.saved ? (
              <SavedState saved={job.saved} onNavigate={onNavigate} />
            ) : (
              <Button
                compact
                aria-label={`${texts.save} ${job.title}, ${job.company}`}
                busy={savingId === job.id}
                busyLabel={texts.saving}
                onClick={() => keep(job)}
              >
                {texts.save}
              </Button>
            )}
            <Button
              compact
              variant="ghost"
              aria-label={`Tailor your resume to ${job.title}, ${job.company}`}
              onClick={() => onTailor(job)}
            >
              Tailor
            </Button>
            {!job.saved && <DismissButton compact job={job} />}
          </MatchCard>
        ))}
      </ul>
    </div>
  );
}

interface MatchCardProps extends Pick<NewMatchesProps, "onNavigate"> {
  job: ListedJob;
  now: Date;
  isIdle: boolean;
  children: ReactNode;
}

function MatchCard({ job, now, isIdle, onNavigate, children }: MatchCardProps) {
  const { title, company, location, matchScore = null } = job;
  return (
    <li
      data-match={job.id}
      className="fc-border grid content-start gap-3 rounded-card border border-line bg-canvas p-3"
    >
      <div className="grid grid-cols-[3.75rem_minmax(0,1fr)] items-start gap-3">
        <div className="grid justify-items-center gap-0.5 text-13 text-muted">
          <ScoreRing isFit score={{ value: matchScore }} size={56} />
          {matchScore !== null && fitWord(matchScore, false)}
        </div>
        <div className="min-w-0 text-13 text-muted">
          <h4 className="text-14 leading-5 font-medium">
            <TextLink
              look="quiet"
              href={jobPath(job.id)}
              onNavigate={onNavigate}
              className="text-ink! wrap-anywhere"
            >
              {title}
            </TextLink>
          </h4>
          <p className="wrap-anywhere">{[company, location].filter(Boolean).join(", ")}</p>
          <p className="tabular-nums">
            {`${jobPayText(job)} · ${postedAge(job.postedDate, now).toLowerCase()}`}
            {job.source === "sample" && ` · ${texts.sample.toLowerCase()}`}
          </p>
        </div>
      </div>
      <Reasons jobId={job.id} isIdle={isIdle} />
      <div className="flex flex-wrap items-center gap-1">{children}</div>
    </li>
  );
}

const strongestShown = 2;

/** Why, in three lines: what the resume shows, and always one gap where there is one. The room is there before. */
function Reasons({ jobId, isIdle }: { jobId: string; isIdle: boolean }) {
  const { data, isLoading } = useMatchReasons(jobId, isIdle);
  const gap = data?.missing[0];
  return (
    <ul
      className="grid min-h-15 content-start gap-0.5 text-13 leading-4.5"
      aria-busy={isLoading || undefined}
    >
      {data?.strongest.slice(0, strongestShown).map(({ id, term, state }) => (
        <Reason
          key={id}
          icon={<Check aria-hidden="true" className="text-success" />}
          lead={state === "shown" ? "" : "In part: "}
          term={term}
        />
      ))}
      {gap && (
        <Reason
          icon={<CircleDashed aria-hidden="true" className="text-accent" />}
          lead="Not shown: "
          term={gap.term}
        />
      )}
    </ul>
  );
}

function Reason({ icon, lead, term }: { icon: ReactNode; lead: string; term: string }) {
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)] items-center gap-2 [&>svg]:size-4">
      {icon}
      <span className="truncate" title={term}>
        {lead}
        {term}
      </span>
    </li>
  );
}
