import { employersByField } from "#shared/domain/jobs/employer-boards.ts";
import { freeLimits } from "#shared/domain/plans.ts";
import { counted, grouped } from "#shared/domain/text.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { useDelayed } from "../../../platform/loading/use-delayed.ts";
import { openAdTexts } from "../job-page-texts.ts";
import type { JobList } from "../job-queries.ts";
import { boardTexts as texts } from "../jobs-texts.ts";

const longMs = 10_000;

/** While the boards are read: says so once the wait is long, and lets the person off. */
export function PopulateWait({ onStop }: { onStop: () => void }) {
  const isLong = useDelayed(longMs);
  if (!isLong) return null;
  return (
    <Notice
      role="status"
      action={
        <Button compact variant="ghost" onClick={onStop}>
          {texts.stopWaiting}
        </Button>
      }
    >
      {texts.longLoad}
    </Notice>
  );
}

export function FailedSources({ count }: { count: number }) {
  if (count === 0) return null;
  const boards = counted(count, "job board");
  return (
    <Notice tone="warn" role="status">
      {`${boards} could not be reached. The ads that they had stay here.`}
    </Notice>
  );
}

export interface BoardCountProps {
  list: JobList;
  resumesHref: string;
  onNavigate: (href: string) => void;
}

/** How many jobs there are, and what the match is or why there is none. */
export function BoardCount({ list, resumesHref, onNavigate }: BoardCountProps) {
  const { total, isTotalLeast, matches } = list;
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
      <p className="text-14 text-muted tabular-nums">{countText(total, isTotalLeast)}</p>
      {matches.hasResume ? (
        <p className="text-13 text-muted">{matches.pending > 0 ? measuring(matches.pending) : texts.note}</p>
      ) : (
        <p className="text-13 text-muted">
          Save a resume and each job shows how it matches.{" "}
          <TextLink href={resumesHref} onNavigate={onNavigate}>
            Add your resume
          </TextLink>
        </p>
      )}
    </div>
  );
}

/** Honest about the limit, where it is met. decision: D-04. */
export function MatchLimit({ list, onUpgrade }: { list: JobList; onUpgrade: () => void }) {
  const { matches, total } = list;
  if (!matches.isLimited || !matches.hasResume || total <= freeLimits.scoredMatches) return null;
  return (
    <Notice
      action={
        <Button compact onClick={onUpgrade}>
          Upgrade
        </Button>
      }
    >
      {`The free plan shows the match of the ${freeLimits.scoredMatches} best jobs of each list. Premium shows all.`}
    </Notice>
  );
}

export function countText(total: number, isLeast: boolean): string {
  return `Showing ${grouped(total)}${isLeast ? "+" : ""} ${total === 1 ? "job" : "jobs"}`;
}

function measuring(pending: number): string {
  return `Measuring ${pending === 1 ? "1 more match" : `${pending} more matches`}`;
}

/** Which employers are read without anybody's key, by field; a field without one says so. decision: D-96. */
export function BoardSources() {
  const fields = employersByField();
  const none = fields.filter(({ count }) => count === 0).map(({ field }) => field);
  return (
    <details className="text-13 text-muted">
      <summary className="inline-flex min-h-6 cursor-pointer items-center">{openAdTexts.sources}</summary>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 tabular-nums">
        {fields
          .filter(({ count }) => count > 0)
          .map(({ field, count }) => (
            <li key={field}>{`${field} ${count}`}</li>
          ))}
      </ul>
      {none.length > 0 && <p className="mt-2">{openAdTexts.noSources(none.join(", "))}</p>}
    </details>
  );
}
