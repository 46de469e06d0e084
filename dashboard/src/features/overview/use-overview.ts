import { queryOptions, useQuery } from "@tanstack/react-query";
import type { z } from "zod/mini";
import { queryKey } from "#shared/client/route-query.ts";
import { contract } from "#shared/contract/index.ts";
import { overviewFreshMs } from "#shared/domain/ui-constants.ts";
import { api } from "../../platform/api.ts";

export type Overview = z.infer<typeof contract.overview.summary.response>;

/** What stands there when the call fails: the dashboard falls back silently (part 1, section 8). */
const nothing: Overview = {
  newJobMatches: 0,
  resumeScore: null,
  totalApplications: 0,
  interviewsScheduled: 0,
  averageMatch: null,
  savedApplications: 0,
  recentApplications: [],
  recentActivity: [],
};

export const overviewQuery = queryOptions({
  queryKey: queryKey(contract.overview.summary),
  queryFn: () => api.overview.summary(),
  staleTime: overviewFreshMs,
});

export function useOverview() {
  const { data, isPending, isError } = useQuery(overviewQuery);
  return { overview: data ?? nothing, isPending, isError };
}
