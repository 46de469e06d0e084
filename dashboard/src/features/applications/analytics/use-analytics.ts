import { useQuery } from "@tanstack/react-query";
import { queryKey } from "#shared/client/route-query.ts";
import { applicationReports } from "#shared/contract/applications/application-reports.ts";
import { reportsApi } from "../files-api.ts";

/** The figures of now, in weeks of the reader's own zone. */
export function useAnalytics() {
  const query = { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  return useQuery({
    queryKey: queryKey(applicationReports.analytics, { query }),
    queryFn: () => reportsApi.analytics({ query }),
    staleTime: 0,
  });
}
