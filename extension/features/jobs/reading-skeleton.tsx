import { useEffect, useState } from "react";
import { skeletonDelayMs } from "#shared/domain/ui-constants.ts";
import { Card } from "#shared/ui/primitives/card.tsx";
import { Skeleton } from "#shared/ui/primitives/skeleton.tsx";

/** The shape of the coming content; nothing for a short wait. */
export function ReadingSkeleton() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), skeletonDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true" className="grid gap-3">
      <h1 className="sr-only">Reading the page</h1>
      {isShown && <Bones />}
    </div>
  );
}

function Bones() {
  return (
    <>
      <div className="grid gap-2 pb-2">
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-4 w-2/5" />
        <div className="mt-2 grid grid-cols-2 gap-2">
          <Skeleton className="h-3.5 w-28" />
          <Skeleton className="h-3.5 w-32" />
          <Skeleton className="h-3.5 w-32" />
          <Skeleton className="h-3.5 w-24" />
        </div>
      </div>
      <Card className="flex h-11 items-center gap-3 px-4">
        <Skeleton className="size-4" />
        <Skeleton className="h-3.5 w-40" />
      </Card>
      <Card>
        <div className="flex items-center gap-4 p-4">
          <span aria-hidden="true" className="size-18 shrink-0 rounded-full border-6 border-line/70" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-3.5 w-full" />
            <Skeleton className="h-3.5 w-3/4" />
          </div>
        </div>
        {["first", "second", "third"].map((row) => (
          <div key={row} className="grid gap-2 border-t border-line p-4">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3.5 w-full" />
            <Skeleton className="h-3.5 w-4/5" />
          </div>
        ))}
      </Card>
    </>
  );
}
