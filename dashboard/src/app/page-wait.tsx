import { LoaderCircle } from "lucide-react";
import { useDelayed } from "../platform/loading/use-delayed.ts";

/** While the code of a screen or the account loads. */
export function PageWait() {
  const isLong = useDelayed();
  return (
    <div aria-busy="true" className="grid min-h-dvh place-items-center">
      {isLong && (
        <p className="flex items-center gap-2 text-14 text-muted">
          <LoaderCircle aria-hidden="true" className="size-5" />
          Loading...
        </p>
      )}
    </div>
  );
}
