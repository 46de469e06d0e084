import { useQuery } from "@tanstack/react-query";
import type { z } from "zod/mini";
import type { contract } from "#shared/contract/index.ts";
import { overviewQuery } from "../../platform/first-screen.ts";

export type Overview = z.infer<typeof contract.overview.summary.response>;

/** What is there when the call fails: the dashboard falls back silently. */
const nothing: Overview = {
  newJobMatches: 0,
  resumeScore: null,
  totalApplications: 0,
  interviewsScheduled: 0,
  averageMatch: null,
  savedApplications: 0,
  recentApplications: [],
  recentActivity: [],
  pipeline: [],
  agenda: { dated: [], waiting: null, draft: null, ready: null, sentAt: [] },
  weeklyGoal: null,
  // Nothing is known, so nothing is asked for.
  onboarding: { hasResume: false, hasScore: false, hasExtension: false, isDismissed: true },
};

export function useOverview() {
  const { data, isPending, isError } = useQuery(overviewQuery);
  return { overview: data ?? nothing, isPending, isError };
}
