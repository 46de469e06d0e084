import { useEffect, useSyncExternalStore } from "react";

let wanting = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  wanting += by;
  for (const listener of listeners) listener();
}

/** While a screen with columns side by side is open, the sidebar gives it its room. */
export function useRoomWanted(): void {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the screen now works in columns. */
export function useIsRoomWanted(): boolean {
  return useSyncExternalStore(subscribe, () => wanting > 0);
}
