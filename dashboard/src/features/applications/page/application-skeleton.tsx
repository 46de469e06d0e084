import { Skeleton } from "#shared/ui/primitives/skeleton.tsx";
import { SkeletonCard } from "../../../platform/loading/skeleton-card.tsx";
import { useDelayed } from "../../../platform/loading/use-delayed.ts";

export function ApplicationSkeleton() {
  const isLong = useDelayed();
  return (
    <div aria-busy="true">
      <span className="sr-only">Loading the application</span>
      {isLong && (
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid content-start gap-6">
            <Skeleton className="h-14 w-80 max-w-full" />
            <SkeletonCard className="h-60" />
            <SkeletonCard className="h-96" />
          </div>
          <div className="grid content-start gap-6">
            <SkeletonCard className="h-72" />
            <SkeletonCard className="h-48" />
          </div>
        </div>
      )}
    </div>
  );
}
