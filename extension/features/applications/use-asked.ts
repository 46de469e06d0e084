import { useCallback, useEffect, useState } from "react";
import { type Asked, readStored, removeStored, watchStored } from "../../platform/storage.ts";

interface AskedFor {
  asked: Asked | undefined;
  /** It is done, or cannot be. */
  settle: () => void;
}

/** What was chosen from the page's menu or by a key, for the page of this tab. */
export function useAsked(tabId: number): AskedFor {
  const [asked, setAsked] = useState<Asked | undefined>();
  useEffect(() => {
    const read = () => void readStored("asked").then(setAsked);
    read();
    return watchStored("asked", read);
  }, []);
  const settle = useCallback(() => {
    setAsked(undefined);
    void removeStored("asked");
  }, []);
  return { asked: asked?.tabId === tabId ? asked : undefined, settle };
}
