import { QueryClient } from "@tanstack/react-query";
import { queryKey } from "#shared/client/route-query.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";

export const userKey = queryKey(contract.auth.user);

/** Answers neither retry nor refetch nor go stale unless a query says otherwise. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY },
  },
});
