import { useQuery } from "@tanstack/react-query";
import { statusFacts } from "#shared/domain/applications/status.ts";
import { DidYouApply } from "../../features/applications/did-you-apply.tsx";
import { jobOfTab, rememberAnswer } from "../../features/jobs/read-jobs.ts";
import type { PageRead } from "../../platform/read-page.ts";
import { readStored } from "../../platform/storage.ts";

/** Joins the thank-you page to the job that was read last in its tab; nothing without one. */
export function AppliedQuestion({ page }: { page: PageRead }) {
  const { data } = useQuery({
    queryKey: ["kept", "applied-question", page.tabId, page.capture.capturedAt],
    queryFn: () => questionOf(page.tabId),
    // Asked once for each reading: an answer must not take its own card away.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (!data) return null;
  return <DidYouApply {...data} onAnswered={() => void rememberAnswer(data.tabId)} />;
}

/** Null when there is nothing to ask: no job, answered before, or known to be applied for. */
async function questionOf(tabId: number) {
  const found = await jobOfTab(tabId);
  if (!found || found.job.isAnswered) return null;
  const { identityKey } = found.job;
  const known = identityKey === null ? undefined : (await readStored("savedJobs"))?.[identityKey];
  return known && statusFacts[known.status].isSent ? null : { ...found, known };
}
