import { Skeleton } from "#shared/ui/primitives/skeleton.tsx";
import { SkeletonCard } from "../../platform/skeleton-card.tsx";
import { useDelayed } from "../../platform/use-delayed.ts";

const tiles = ["one", "two", "three", "four", "five", "six"] as const;

export function TrackerSkeleton() {
  const isLong = useDelayed();
  return (
    <div aria-busy="true" className="grid gap-4 md:gap-6">
      <span className="sr-only">Loading your applications</span>
      {isLong && (
        <>
          <SkeletonCard className="h-48 md:h-32" />
          <Skeleton className="h-10 rounded-control" />
          <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {tiles.map((tile) => (
              <SkeletonCard key={tile} className="h-64" />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
