import { useSyncExternalStore } from "react";

/** After so long somebody wonders whether anything happens. */
const longMs = 2000;

let longCount = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  longCount += change;
  for (const listener of listeners) listener();
}

/** Counts a request from the moment at which it takes long until it ends. */
export async function noteLong<Answer>(request: Promise<Answer>): Promise<Answer> {
  let isLong = false;
  const timer = setTimeout(() => {
    isLong = true;
    count(1);
  }, longMs);
  try {
    return await request;
  } finally {
    clearTimeout(timer);
    if (isLong) count(-1);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** True while something that the person asked for takes long. */
export function useHasLongRequest(): boolean {
  return useSyncExternalStore(subscribe, () => longCount > 0);
}
