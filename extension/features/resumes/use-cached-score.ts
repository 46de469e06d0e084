import { useEffect } from "react";
import type { Resume } from "#shared/contract/resumes/saved-resume.ts";
import { showBadge } from "../../platform/badge/badge.ts";
import { cacheScore } from "../../platform/cached-scores.ts";

interface Scored {
  tabId: number;
  identityKey: string | null;
  /** MATCH; null while the ad has none. */
  value: number | null | undefined;
  resume: Pick<Resume, "id" | "contentAt"> | undefined;
  /** Changes with what is known of the saved job. */
  status: string;
}

/** Keeps the score of an ad for the icon's badge, which shows it also while the panel is closed, and draws it. */
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
