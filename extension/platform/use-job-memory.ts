import { useCallback, useSyncExternalStore } from "react";

/** Results for ads while the panel is open, by the ad's key and their kind; the oldest ad is dropped first. */
const memory = new Map<string, ReadonlyMap<string, unknown>>();
const listeners = new Set<() => void>();
const mostAds = 30;

function write(adKey: string, kind: string, value: unknown): void {
  const before = memory.get(adKey);
  memory.delete(adKey);
  memory.set(adKey, new Map([...(before ?? []), [kind, value]]));
  const [oldest] = memory.keys();
  if (memory.size > mostAds && oldest !== undefined) memory.delete(oldest);
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A state that belongs to an ad, not to a screen: it returns with the ad, and work that finishes while another ad is
 * shown is stored with its own ad.
 * @param initial the state of an ad without one; the same object at every call.
 */
export function useJobMemory<Value>(
  adKey: string,
  kind: string,
  initial: Value,
): [Value, (value: Value) => void] {
  const read = (): Value => {
    const kept = memory.get(adKey);
    return kept?.has(kind) ? (kept.get(kind) as Value) : initial;
  };
  const value = useSyncExternalStore(subscribe, read);
  const set = useCallback((next: Value) => write(adKey, kind, next), [adKey, kind]);
  return [value, set];
}
