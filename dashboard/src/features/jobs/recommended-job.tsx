import { ArrowUpRight } from "lucide-react";
import { postedAge } from "#shared/domain/dates.ts";
import { jobPayText } from "#shared/domain/jobs/posting-pay.ts";
import { ScoreText } from "#shared/ui/blocks/score/score-text.tsx";
import { Avatar } from "#shared/ui/primitives/avatar.tsx";
import { Skeleton } from "#shared/ui/primitives/skeleton.tsx";
import { useDelayed } from "../../platform/loading/use-delayed.ts";
import type { ListedJob } from "./job-queries.ts";
import { boardTexts } from "./jobs-texts.ts";
import { SkillChips } from "./skill-chips.tsx";

const rows = ["one", "two", "three"] as const;

/** Three rows in the shape of what comes. */
export function RecommendedSkeleton() {
  const isLong = useDelayed();
  return (
    <div aria-busy="true">
      <span className="sr-only">Loading recommended jobs</span>
      {rows.map((row) => (
        <div key={row} className="grid min-h-31 content-start gap-2 border-t border-line px-4 py-4 @md:px-6">
          {isLong && (
            <>
              <Skeleton className="h-5 w-56 max-w-full" />
              <Skeleton className="h-4 w-40 max-w-full" />
              <Skeleton className="h-6 w-64 max-w-full" />
            </>
          )}
        </div>
      ))}
    </div>
  );
}

const skillsShown = 4;

/** A job in the panel: the whole row opens the ad in a new tab. */
export function RecommendedJob({ job, now }: { job: ListedJob; now: Date }) {
  const place = [job.company, job.location].filter(Boolean).join(", ");
  const about = `${jobPayText(job)} · ${postedAge(job.postedDate, now)}`;
  return (
    <li className="relative grid grid-cols-[2.5rem_minmax(0,1fr)_auto] gap-x-4 border-t border-line px-4 py-4 first:border-t-0 hover:bg-canvas @md:px-6">
      <Avatar kind="company" name={job.company} className="@max-md:hidden" />
      <div className="grid min-w-0 gap-0.5 @max-md:col-span-3">
        <h3 className="text-16 font-medium">
          <a
            href={job.url}
            target="_blank"
            rel="noopener noreferrer"
            className="rounded-paper text-ink no-underline wrap-anywhere after:absolute after:inset-0 hover:underline hover:underline-offset-3"
          >
            {job.title}
            <ArrowUpRight aria-hidden="true" className="ml-1.5 inline size-4 text-muted" />
          </a>
        </h3>
        <p className="text-14 text-muted wrap-anywhere">{place}</p>
        <p className="text-13 text-muted tabular-nums">
          {about}
          {job.source === "sample" && ` · ${boardTexts.sample}`}
        </p>
        <div className="mt-1.5">
          <SkillChips skills={job.skills} most={skillsShown} />
        </div>
      </div>
      {job.matchScore !== undefined && (
        <ScoreText
          isFit
          isOther={job.isOtherField}
          value={job.matchScore}
          className="self-start @max-md:col-span-3 @max-md:mt-2"
        />
      )}
    </li>
  );
}
