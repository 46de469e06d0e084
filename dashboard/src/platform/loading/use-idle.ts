import { useEffect, useState } from "react";

/** False until the browser has nothing else to do: what nobody waits for comes then. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    // Safari has no idle callback.
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(() => setIsIdle(true), 1000);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(() => setIsIdle(true), { timeout: 3000 });
    return () => cancelIdleCallback(waiting);
  }, []);
  return isIdle;
}
