import { SkeletonCard } from "../../../platform/loading/skeleton-card.tsx";
import { useDelayed } from "../../../platform/loading/use-delayed.ts";

const cards = ["one", "two", "three", "four"] as const;

export function BoardSkeleton() {
  const isLong = useDelayed();
  return (
    <div aria-busy="true" className="grid gap-3">
      <span className="sr-only">Loading jobs</span>
      {isLong && cards.map((card) => <SkeletonCard key={card} className="h-96 md:h-48" />)}
    </div>
  );
}
