import { SkeletonCard } from "../../platform/loading/skeleton-card.tsx";
import { useDelayed } from "../../platform/loading/use-delayed.ts";

/** The dashboard's shape before its numbers are there. */
export function OverviewSkeleton() {
  const isLong = useDelayed();
  return (
    <div aria-busy="true" className="grid gap-4 md:gap-6">
      <span className="sr-only">Loading your dashboard</span>
      {isLong && (
        <>
          <SkeletonCard className="h-35 md:h-25" />
          <SkeletonCard className="h-48 md:h-32" />
          <div className="grid gap-3 sm:grid-cols-2">
            <SkeletonCard className="h-18" />
            <SkeletonCard className="h-18" />
          </div>
          <SkeletonCard className="h-80" />
        </>
      )}
    </div>
  );
}
