import { useQuery } from "@tanstack/react-query";
import { createApiClient } from "#shared/client/create-api-client.ts";
import { queryKey } from "#shared/client/route-query.ts";
import { jobSites } from "#shared/contract/job-sites.ts";
import { ownOrigin } from "../../platform/api.ts";

const api = createApiClient({ jobSites }, ownOrigin);

export type JobSites = Awaited<ReturnType<typeof api.jobSites.health>>;

/** How well each job site is read. */
export function useJobSites() {
  return useQuery({ queryKey: queryKey(jobSites.health), queryFn: () => api.jobSites.health() });
}
