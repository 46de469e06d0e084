import { useQuery } from "@tanstack/react-query";
import { queryKey } from "#shared/client/route-query.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { api } from "../../../platform/api.ts";

/** The figures of now, in weeks of the reader's own zone. */
export function useAnalytics() {
  const query = { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  return useQuery({
    queryKey: queryKey(contract.applicationReports.analytics, { query }),
    queryFn: () => api.applicationReports.analytics({ query }),
    staleTime: 0,
  });
}
