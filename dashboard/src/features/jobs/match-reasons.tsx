import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { RequirementList } from "#shared/ui/blocks/requirements/requirement-list.tsx";
import { ScoreNote } from "#shared/ui/blocks/score/score-note.tsx";
import { Skeleton } from "#shared/ui/primitives/skeleton.tsx";
import { type Reasons, useMatchReasons } from "./use-match-reasons.ts";

/** Folded away: the three strongest and the three missing requirements, each with its proof. */
export function MatchReasons({ jobId }: { jobId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="group border-t border-line" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-b-card px-4 text-14 font-medium text-muted hover:text-ink @md:px-6 [&::-webkit-details-marker]:hidden">
        Why this match
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      {isOpen && <JobReasonsView jobId={jobId} />}
    </details>
  );
}

function JobReasonsView({ jobId }: { jobId: string }) {
  const { data, isError } = useMatchReasons(jobId);
  if (isError)
    return (
      <p role="alert" className="px-4 pb-4 text-14 text-muted @md:px-6">
        The whole ad could not be loaded, so there is nothing to compare. Close this and open it again.
      </p>
    );
  if (!data)
    return (
      <div aria-busy="true" className="grid gap-2 px-4 pb-4 @md:px-6">
        <span className="sr-only">Comparing</span>
        <Skeleton className="h-5 w-60 max-w-full" />
        <Skeleton className="h-5 w-48 max-w-full" />
      </div>
    );
  return (
    <div className="pb-4">
      {data.isClosed && (
        <p className="px-4 pb-2 text-14 text-warn @md:px-6">This ad has closed since the list was loaded.</p>
      )}
      <ReasonLists reasons={data} />
      <ScoreNote className="px-4 pt-2 @md:px-6" />
    </div>
  );
}

export function ReasonLists({ reasons: { strongest, missing } }: { reasons: Reasons }) {
  return (
    <div className="grid gap-x-2 @3xl:grid-cols-2 @md:px-2">
      {missing.length > 0 && <RequirementList title="Missing" unit="would add" entries={missing} />}
      {strongest.length > 0 && <RequirementList title="Strongest" entries={strongest} />}
    </div>
  );
}
