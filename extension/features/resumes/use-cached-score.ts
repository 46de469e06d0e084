import { useEffect } from "react";
import type { Resume } from "#shared/contract/resumes/saved-resume.ts";
import { showBadge } from "../../platform/badge/badge.ts";
import { cacheScore } from "../../platform/cached-scores.ts";

interface Scored {
  tabId: number;
  identityKey: string | null;
  /** MATCH; null if the ad has none. */
  value: number | null | undefined;
  resume: Pick<Resume, "id" | "contentAt"> | undefined;
  /** Changes with the data of the saved job. */
  status: string;
}

/**
 * Stores the score of an ad for the icon's badge, which also shows it while the panel is closed, and draws the badge.
 */
export function useCachedScore({ tabId, identityKey, value, resume, status }: Scored): void {
  const [resumeId, contentAt] = [resume?.id, resume?.contentAt];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another status makes another badge
  useEffect(() => {
    if (identityKey === null || tabId < 0) return;
    const keep = async () => {
      if (typeof value === "number" && resumeId !== undefined)
        await cacheScore(identityKey, { value, resumeId, contentAt });
      await showBadge(tabId, identityKey);
    };
    void keep();
  }, [tabId, identityKey, value, resumeId, contentAt, status]);
}
