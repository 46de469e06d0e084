import { lazy, Suspense } from "react";
import { SkeletonCard } from "../../../platform/loading/skeleton-card.tsx";
import { PageHead } from "../../../platform/page-head.tsx";
import { useNavigateTo } from "../../../platform/use-navigate-to.ts";
import { trackerTexts as texts } from "../applications-texts.ts";
import { useApplications } from "../use-applications.ts";
import { TrackerUpsell } from "./tracker-upsell.tsx";

const SavedJobs = lazy(async () => ({ default: (await import("./saved-jobs.tsx")).SavedJobs }));

/** The tracker of the free plan: the saved jobs, and what the plans with a tracker bring. */
export function FreeTracker() {
  const { data, isPending } = useApplications();
  const onNavigate = useNavigateTo();
  const wait = <SkeletonCard className="h-96" />;
  return (
    <>
      <PageHead title={texts.title} />
      <div className="grid gap-4 md:gap-6">
        {isPending ? (
          wait
        ) : (
          // All at once: what is below the list would move away from a press.
          <Suspense fallback={wait}>
            {data && data.length > 0 && <SavedJobs applications={data} onNavigate={onNavigate} />}
            <TrackerUpsell savedCount={data?.length ?? null} onNavigate={onNavigate} />
          </Suspense>
        )}
      </div>
    </>
  );
}
