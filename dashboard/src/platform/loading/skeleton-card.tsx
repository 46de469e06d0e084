import { classNames } from "#shared/ui/primitives/class-names.ts";
import { Skeleton } from "#shared/ui/primitives/skeleton.tsx";

/** A card that is not there yet: its frame, and three lines of what will stand in it. */
export function SkeletonCard({ className }: { className?: string | undefined }) {
  return (
    <div
      className={classNames(
        "grid content-start gap-3 rounded-card border border-line bg-surface p-4 md:p-6",
        className,
      )}
    >
      <Skeleton className="h-4 w-40 max-w-full" />
      <Skeleton className="h-6 w-64 max-w-full" />
      <Skeleton className="h-4 w-32 max-w-full" />
    </div>
  );
}
