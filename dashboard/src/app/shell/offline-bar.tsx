import { useSyncExternalStore } from "react";
import { Notice } from "#shared/ui/blocks/notice.tsx";

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Nothing is queued here yet, so nothing is promised: what is typed stays, saving waits for the network. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <Notice role="status" tone="offline" className="mx-4 mt-4 md:mx-6 lg:mx-8">
      You are offline. What you type stays here; saving works again when you are back.
    </Notice>
  );
}
