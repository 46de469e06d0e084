import { useSyncExternalStore } from "react";

let message = "";
const listeners = new Set<() => void>();

/** Says a status politely to a screen reader: results of a filter, the step that runs. Failures use toasts. */
export function announce(text: string): void {
  message = text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Once, at the end of the app. */
export function LiveRegion() {
  const text = useSyncExternalStore(subscribe, () => message);
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {text}
    </p>
  );
}
