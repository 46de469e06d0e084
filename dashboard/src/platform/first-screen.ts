import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod/mini";
import { queryKey } from "#shared/client/route-query.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { jobListRetries, overviewFreshMs } from "#shared/domain/ui-constants.ts";
import { api } from "./api.ts";
import { queryClient } from "./query-client.ts";

export const overviewQuery = queryOptions({
  queryKey: queryKey(contract.overview.summary),
  queryFn: () => api.overview.summary(),
  staleTime: overviewFreshMs,
});

export const tierQuery = queryOptions({
  queryKey: queryKey(contract.billing.tier),
  queryFn: () => api.billing.tier(),
});

type JobsQuery = z.input<typeof contract.jobs.list.query>;

/** Every list of jobs, whatever its filter. */
export const jobsKey = queryKey(contract.jobs.list);

/** Fresh as long as the dashboard's own numbers; asked for two more times before it fails. */
export function jobsQuery(query: JobsQuery) {
  return queryOptions({
    queryKey: queryKey(contract.jobs.list, { query }),
    queryFn: () => api.jobs.list({ query }),
    retry: jobListRetries,
    staleTime: overviewFreshMs,
  });
}

/** Asks for the dashboard's answers beside the current user, not after it: one round of calls instead of two. */
export function preloadFirstScreen(): void {
  void queryClient.prefetchQuery(overviewQuery);
  void queryClient.prefetchQuery(tierQuery);
  void queryClient.prefetchQuery(jobsQuery({}));
}
