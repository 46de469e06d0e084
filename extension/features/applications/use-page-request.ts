import { useCallback, useEffect, useState } from "react";
import type { PageRead } from "../../platform/page/read-page.ts";
import { type PageRequest, readStored, removeStored, watchStored } from "../../platform/storage.ts";

interface PendingRequest {
  asked: PageRequest | undefined;
  /** Called once it is done, or impossible. */
  settle: () => void;
}

/**
 * What the person chose for this page in the context menu or with a key. The panel reads the page again for every
 * request, and only that reading answers it: an older one would be replaced during the save.
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
