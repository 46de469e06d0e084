import { Skeleton } from "#shared/ui/primitives/skeleton.tsx";
import { SkeletonCard } from "../../../platform/loading/skeleton-card.tsx";
import { useDelayed } from "../../../platform/loading/use-delayed.ts";

export function ApplicationSkeleton() {
  const isLong = useDelayed();
  return (
    <div aria-busy="true">
      <span className="sr-only">Loading the application</span>
      {isLong && (
        <div className="grid gap-4">
          <Skeleton className="h-20 w-full" />
          <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
            <SkeletonCard className="h-96" />
            <SkeletonCard className="h-72" />
          </div>
        </div>
      )}
    </div>
  );
}
