import { useQuery } from "@tanstack/react-query";
import { queryKey } from "#shared/client/route-query.ts";
import { contract } from "#shared/contract/index.ts";
import { api } from "../../platform/api.ts";

export type JobSites = Awaited<ReturnType<typeof api.jobSites.health>>;

/** How well each job site is read. */
export function useJobSites() {
  return useQuery({ queryKey: queryKey(contract.jobSites.health), queryFn: () => api.jobSites.health() });
}
