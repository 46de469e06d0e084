import { ExternalLink } from "lucide-react";
import { useEffect, useRef } from "react";
import type { z } from "zod/mini";
import type { contract } from "#shared/contract/index.ts";
import { longDate } from "#shared/domain/dates.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Avatar } from "#shared/ui/primitives/avatar.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { useArrival } from "../../platform/page-head.tsx";
import { JobFacts } from "./job-facts.tsx";
import { SourceName } from "./job-match.tsx";
import { boardTexts } from "./jobs-texts.ts";
import { SkillChips } from "./skill-chips.tsx";

export type Job = z.infer<typeof contract.jobs.get.response>;

const skillsShown = 30;
const dataScript = 'script[type="application/ld+json"]';

/** A job for everybody: who, where, pay, and the ad as it was written. decision: D-54. */
export function JobView({ job, boardHref, onNavigate }: JobViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(`${job.title}, ${job.company}`, heading);
  // The data in the page's head is this job's: it must not stay for the next screen.
  useEffect(() => () => document.head.querySelector(dataScript)?.remove(), []);
  return (
    <article className="mx-auto grid max-w-[46rem] gap-4">
      <header className="grid gap-3">
        <div className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-start gap-4">
          <Avatar kind="company" name={job.company} />
          <div>
            <h1
              ref={heading}
              tabIndex={-1}
              className="text-22 font-bold wrap-anywhere outline-none md:text-28"
            >
              {job.title}
            </h1>
            <p className="text-16 text-muted wrap-anywhere">{job.company}</p>
          </div>
        </div>
        <JobFacts job={job} now={new Date()} />
        <SkillChips skills={job.skills} most={skillsShown} />
      </header>
      <JobState job={job} />
      <Card>
        <CardBody>
          {/* Its own lines, never markup of it (docs/security.md, Jobs that people post). */}
          <p className="max-w-[68ch] text-16 whitespace-pre-line wrap-anywhere">{job.description.trim()}</p>
        </CardBody>
      </Card>
      <JobEnd job={job} boardHref={boardHref} onNavigate={onNavigate} />
    </article>
  );
}

export interface JobViewProps {
  job: Job;
  boardHref: string;
  onNavigate: (href: string) => void;
}

function JobState({ job }: { job: Job }) {
  if (job.source === "sample")
    return (
      <Notice tone="warn" title={boardTexts.sample}>
        It came with Kelpie to try it out. There is no such job; nobody can apply for it.
      </Notice>
    );
  if (!job.isClosed) return null;
  return (
    <Notice tone="warn" title="Closed">
      This job is closed. It takes no applications any more.
    </Notice>
  );
}

function JobEnd({ job, boardHref, onNavigate }: JobViewProps) {
  const isElsewhere = job.source !== "employer" && job.source !== "sample";
  const closing = job.closesAt && !job.isClosed ? ` Open until ${longDate(job.closesAt)}.` : "";
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="text-13 text-muted">
        {job.source === "employer" ? "Posted on Kelpie by its employer. Apply as the ad says." : "Source: "}
        {job.source !== "employer" && <SourceName job={job} />}
        {closing}
      </p>
      <span className="flex flex-wrap gap-2">
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
