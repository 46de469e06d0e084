import { SkeletonCard } from "../../../platform/skeleton-card.tsx";

const lanes = ["one", "two", "three", "four"] as const;

/** The board while its code or the list is loading. */
export function BoardSkeleton() {
  return (
    <div aria-hidden="true" className="flex gap-3 overflow-hidden">
      {lanes.map((lane) => (
        <div key={lane} className="grid min-w-50 flex-1 content-start gap-2 rounded-card bg-sunken p-2 pt-10">
          <SkeletonCard />
          <SkeletonCard />
        </div>
      ))}
    </div>
  );
}
