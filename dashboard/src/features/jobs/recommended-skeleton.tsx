import { Skeleton } from "#shared/ui/primitives/skeleton.tsx";
import { useDelayed } from "../../platform/use-delayed.ts";

const rows = ["one", "two", "three"] as const;

/** Three rows in the shape of what comes. */
export function RecommendedSkeleton() {
  const isLong = useDelayed();
  return (
    <div aria-busy="true">
      <span className="sr-only">Loading recommended jobs</span>
      {rows.map((row) => (
        <div key={row} className="grid min-h-31 content-start gap-2 border-t border-line px-4 py-4 @md:px-6">
          {isLong && (
            <>
              <Skeleton className="h-5 w-56 max-w-full" />
              <Skeleton className="h-4 w-40 max-w-full" />
              <Skeleton className="h-6 w-64 max-w-full" />
            </>
          )}
        </div>
      ))}
    </div>
  );
}
