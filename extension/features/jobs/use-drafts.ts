import { useCallback, useEffect, useState } from "react";
import { type Draft, readStored, writeStored } from "../../platform/storage.ts";

interface Drafts {
  /** False until earlier drafts are loaded; before that, nothing may be shown as unchanged. */
  isReady: boolean;
  draftOf: (key: string) => Draft | undefined;
  change: (key: string, part: Draft) => void;
}

/**
 * What was typed for each ad, stored for the browser session, so that closing the panel or a failed save loses
 * nothing.
 */
export function useDrafts(): Drafts {
  const [drafts, setDrafts] = useState<Record<string, Draft> | null>(null);

  useEffect(() => {
    void readStored("drafts").then((stored) => setDrafts(stored ?? {}));
  }, []);

  const change = useCallback((key: string, part: Draft) => {
    setDrafts((before) => {
      const after = { ...before, [key]: { ...before?.[key], ...part } };
      void writeStored("drafts", after);
      return after;
    });
  }, []);

  return { isReady: drafts !== null, draftOf: (key) => drafts?.[key], change };
}
