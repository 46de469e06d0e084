import { ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import { postedAge } from "#shared/domain/dates.ts";
import { groupJobs, type JobGroup } from "#shared/domain/jobs/board-groups.ts";
import { jobPayText } from "#shared/domain/jobs/posting-pay.ts";
import { ScoreRing } from "#shared/ui/blocks/score/score-ring.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { Skeleton } from "#shared/ui/primitives/skeleton.tsx";
import type { ListedJob } from "../job-queries.ts";
import { boardTexts as texts } from "../jobs-texts.ts";

export interface BoardRowsProps {
  jobs: readonly ListedJob[];
  openId: string | undefined;
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
  isMeasuring: (job: ListedJob) => boolean;
  /** Rows that may still move stand in one list. */
  isGrouped: boolean;
}

/** The list beside the open ad: a row each, by how well they match. */
export function BoardRows({ isGrouped, ...props }: BoardRowsProps) {
  const { jobs } = props;
  if (!isGrouped) return <Rows {...props} />;
  return groupJobs(jobs).map((group) => <Group key={group.title} {...props} group={group} />);
}

type GroupProps = Omit<BoardRowsProps, "isGrouped"> & { group: JobGroup<ListedJob> };

function Group({ group, ...props }: GroupProps) {
  const { title, jobs } = group;
  const count = <span className="text-13 text-muted tabular-nums">{jobs.length}</span>;
  const rows = <Rows {...props} jobs={jobs} />;
  if (title !== "Not your field")
    return (
      <section aria-label={title}>
        <p className="flex justify-between px-4 pt-3 pb-1 text-13 text-muted">
          {title} {count}
        </p>
        {rows}
      </section>
    );
  return (
    <details className="group border-t border-line" open={jobs.some(({ id }) => id === props.openId)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 px-4 text-14 font-medium [&::-webkit-details-marker]:hidden">
        <span className="flex items-baseline gap-2">
          {title} {count}
        </span>
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      {rows}
    </details>
  );
}

function Rows({ jobs, ...props }: Omit<BoardRowsProps, "isGrouped">) {
  const now = new Date();
  return (
    <ul>
      {jobs.map((job) => (
        <li key={job.id} className="border-t border-line first:border-t-0">
          <Row job={job} now={now} {...props} />
        </li>
      ))}
    </ul>
  );
}

type RowProps = Omit<BoardRowsProps, "isGrouped" | "jobs"> & { job: ListedJob; now: Date };

function Row({ job, now, openId, hrefOf, onOpen, isMeasuring }: RowProps) {
  const isOpen = job.id === openId;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isOpen) link.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  return (
    <article
      aria-label={`${job.title}, ${job.company}`}
      className={classNames(
        "relative grid grid-cols-[2.5rem_minmax(0,1fr)] gap-3 border-l-3 px-3 py-3",
        isOpen ? "border-primary bg-primary-soft" : "border-transparent hover:bg-canvas",
      )}
    >
      <RowScore job={job} isMeasuring={isMeasuring(job)} />
      <div className="min-w-0">
        <div className="flex items-baseline justify-between gap-2">
          <h2 className="min-w-0 text-14 font-medium wrap-anywhere">
            <a
              ref={link}
              href={hrefOf(job.id)}
              aria-current={isOpen ? "true" : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onOpen(job.id);
              }}
              className="rounded-paper text-ink no-underline after:absolute after:inset-0"
            >
              {job.title}
            </a>
          </h2>
          <p className="shrink-0 text-13 text-muted tabular-nums">{postedAge(job.postedDate, now)}</p>
        </div>
        <p className="text-13 text-muted wrap-anywhere">
          {[job.company, job.location].filter(Boolean).join(" · ")}
        </p>
        <p className="text-13 tabular-nums">
          {jobPayText(job)}
          {job.source === "sample" && <span className="text-warn"> · {texts.sample}</span>}
        </p>
      </div>
    </article>
  );
}

function RowScore({ job, isMeasuring }: { job: ListedJob; isMeasuring: boolean }) {
  const { matchScore, isOtherField } = job;
  if (matchScore !== undefined)
    return <ScoreRing isFit size={40} unit="%" score={{ value: matchScore, isOtherField }} />;
  if (!isMeasuring) return <span aria-hidden="true" className="size-10" />;
  return (
    <span>
      <Skeleton className="size-10 rounded-full" />
      <span className="sr-only">Being measured</span>
    </span>
  );
}
