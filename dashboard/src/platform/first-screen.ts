import { queryOptions } from "@tanstack/react-query";
import { queryKey } from "#shared/client/route-query.ts";
import { contract } from "#shared/contract/index.ts";
import { overviewFreshMs } from "#shared/domain/ui-constants.ts";
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

/** Asks for the dashboard's answers beside the current user, not after it: one round of calls instead of two. */
export function preloadFirstScreen(): void {
  void queryClient.prefetchQuery(overviewQuery);
  void queryClient.prefetchQuery(tierQuery);
}
