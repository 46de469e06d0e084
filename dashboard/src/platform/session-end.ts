import { useSyncExternalStore } from "react";
import { queryClient, userKey } from "./query-client.ts";

/**
 * A session can end while somebody types: in another tab, in Settings of another computer, by time. A screen of the
 * account then stays as it is until somebody signs in again; only where none is open the person is gone at once.
 */
let isOver = false;
let isHeld = false;
let isLeaving = false;
const listeners = new Set<() => void>();

function setOver(next: boolean): void {
  isOver = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The server said that nobody is signed in. */
export function endSession(): void {
  if (isLeaving) return;
  if (isHeld && queryClient.getQueryData(userKey)) setOver(true);
  else queryClient.setQueryData(userKey, null);
}

/** The same person is signed in again; what failed meanwhile is asked for anew. */
export function resumeSession(): void {
  if (!isOver) return;
  setOver(false);
  void queryClient.refetchQueries({ predicate: ({ state }) => state.status === "error" });
}

/** A screen of the account is open. @returns what says that it is not any more. */
export function holdScreen(): () => void {
  isHeld = true;
  return () => {
    isHeld = false;
    if (!isOver) return;
    setOver(false);
    queryClient.setQueryData(userKey, null);
  };
}

/** While the person signs out here, an ended session is no news. */
export function setLeaving(leaving: boolean): void {
  isLeaving = leaving;
}

/** True while the screen of an ended session is shown. */
export function useSessionOver(): boolean {
  return useSyncExternalStore(subscribe, () => isOver);
}
