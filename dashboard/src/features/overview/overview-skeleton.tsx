import { Skeleton } from "#shared/ui/primitives/skeleton.tsx";
import { useDelayed } from "../../platform/use-delayed.ts";

/** The dashboard's shape before its numbers are there. */
export function OverviewSkeleton() {
  const isLong = useDelayed();
  return (
    <div aria-busy="true" className="grid gap-4 md:gap-6">
      <span className="sr-only">Loading your dashboard</span>
      {isLong && (
        <>
          <Skeleton className="h-35 rounded-card md:h-25" />
          <Skeleton className="h-48 rounded-card md:h-32" />
          <div className="grid gap-3 sm:grid-cols-2">
            <Skeleton className="h-18 rounded-card" />
            <Skeleton className="h-18 rounded-card" />
          </div>
          <Skeleton className="h-80 rounded-card" />
        </>
      )}
    </div>
  );
}
