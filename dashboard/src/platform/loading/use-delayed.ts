import { useEffect, useState } from "react";
import { skeletonDelayMs } from "#shared/domain/ui-constants.ts";

/** True once the wait is long enough to show that one waits: nothing appears for answers that come at once. */
export function useDelayed(delayMs: number = skeletonDelayMs): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isLong;
}
