import { useRef } from "react";

/**
 * Runs an act once at a time: a second press that comes before the screen shows the first as busy does nothing.
 * @example const once = useOneAtATime(); const onAdd = () => void once(() => add(body));
 */
export function useOneAtATime(): (act: () => Promise<unknown>) => Promise<void> {
  const isRunning = useRef(false);
  return async (act) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await act();
    } finally {
      isRunning.current = false;
    }
  };
}
