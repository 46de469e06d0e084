import { ExternalLink } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { calendarDay, longDate } from "#shared/domain/dates.ts";
import { type AdIndicator, adIndicators } from "#shared/domain/jobs/ad-indicators.ts";
import { AdIndicators } from "#shared/ui/blocks/ad-indicators.tsx";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { useArrival } from "../../platform/page-head.tsx";
import { AdText } from "./ad-text.tsx";
import { ApplyCard } from "./apply-card.tsx";
import { JobHead } from "./job-head.tsx";
import { SourceName } from "./job-match.tsx";
import type { Job } from "./job-queries.ts";
import { boardTexts } from "./jobs-texts.ts";
import { useCountedView } from "./postings/posting-use.ts";
import { ReportPosting } from "./postings/report-posting.tsx";

const dataScript = 'script[type="application/ld+json"]';

/** A job for everybody: who, where, pay, and the ad as it was written. decision: D-54. */
export function JobView({ job, boardHref, acts, match, onNavigate }: JobViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(`${job.title}, ${job.company}`, heading);
  // The data in the page's head is this job's: it must not stay for the next screen.
  useCountedView(job);
  useEffect(() => () => document.head.querySelector(dataScript)?.remove(), []);
  return (
    <article className="mx-auto grid max-w-[46rem] gap-4">
      <JobHead job={job} heading={heading} />
      <JobState job={job} />
      {acts}
      <AdIndicators signs={signsOf(job)} />
      <Card>
        <CardBody>
          <AdText text={job.description} />
        </CardBody>
      </Card>
      {job.apply && <ApplyCard id={job.id} apply={job.apply} />}
      {match}
      <JobEnd job={job} boardHref={boardHref} onNavigate={onNavigate} />
    </article>
  );
}

export interface JobViewProps {
  job: Job;
  boardHref: string;
  /** What can be done with it, and how it fits: they need to know who is here. */
  acts?: ReactNode;
  match?: ReactNode;
  onNavigate: (href: string) => void;
}

/** The board's own sightings; that it is closed is above them. */
function signsOf({ firstSeenAt, postedDate, closesAt, source, isClosed }: Job): AdIndicator[] {
  if (source === "sample" || isClosed) return [];
  const day = (moment: string) => calendarDay(new Date(moment));
  return adIndicators({
    ...{ firstSeen: day(firstSeenAt), postedOn: day(postedDate), hasSameWords: false, isClosed },
    closes: closesAt && day(closesAt),
    today: calendarDay(new Date()),
  });
}

function JobState({ job }: { job: Job }) {
  if (job.source === "sample")
    return (
      <Notice tone="warn" title={boardTexts.sample}>
        This is a sample, not a real job.
      </Notice>
    );
  if (!job.isClosed) return null;
  return (
    <Notice tone="warn" title="Closed">
      This job is closed. It takes no applications any more.
    </Notice>
  );
}

function JobEnd({ job, boardHref, onNavigate }: Pick<JobViewProps, "job" | "boardHref" | "onNavigate">) {
  const isElsewhere = job.source !== "employer" && job.source !== "sample";
  const closing = job.closesAt && !job.isClosed ? ` Open until ${longDate(job.closesAt)}.` : "";
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="text-13 text-muted">
        {job.source === "employer" ? "Posted on Kelpie by its employer." : "Source: "}
        {job.source !== "employer" && <SourceName job={job} />}
        {closing}
      </p>
      <span className="flex flex-wrap gap-2">
        {job.source === "employer" && !job.isClosed && <ReportPosting id={job.id} />}
        {isElsewhere && (
          <ButtonLink
            variant="primary"
            href={job.url}
            target="_blank"
            rel="noopener noreferrer"
            icon={<ExternalLink aria-hidden="true" />}
          >
            {boardTexts.viewOriginal}
          </ButtonLink>
        )}
        <ButtonLink href={boardHref} onNavigate={onNavigate}>
          More jobs
        </ButtonLink>
      </span>
    </footer>
  );
}
