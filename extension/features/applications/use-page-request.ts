import { useCallback, useEffect, useState } from "react";
import type { PageRead } from "../../platform/page/read-page.ts";
import { type PageRequest, readStored, removeStored, watchStored } from "../../platform/storage.ts";

interface PendingRequest {
  asked: PageRequest | undefined;
  /** It is done, or cannot be. */
  settle: () => void;
}

/**
 * What was chosen from the page's menu or by a key, for this page. It is read anew for every wish, and only that reading
 * answers it: one from before would be gone in the middle of the save.
 */
export function usePageRequest({ tabId, capture }: PageRead): PendingRequest {
  const [asked, setAsked] = useState<PageRequest | undefined>();
  useEffect(() => {
    const read = () => void readStored("asked").then(setAsked);
    read();
    return watchStored("asked", read);
  }, []);
  const settle = useCallback(() => {
    setAsked(undefined);
    void removeStored("asked");
  }, []);
  const isForThis = asked?.tabId === tabId && asked.at <= capture.capturedAt;
  return { asked: isForThis ? asked : undefined, settle };
}
