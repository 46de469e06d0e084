import { useQuery } from "@tanstack/react-query";
import { ApiError } from "#shared/client/api-error.ts";
import { api } from "../../platform/api.ts";
import { detailKey, listKey } from "./application-cache.ts";

/** Fresh on every visit: the extension saves behind this page's back. */
const onVisit = { staleTime: 0, refetchOnWindowFocus: true } as const;

/** @param isWanted false: not asked for yet. */
export function useApplications(isWanted = true) {
  return useQuery({
    queryKey: listKey,
    queryFn: () => api.applications.list({ query: { ads: "none" } }),
    enabled: isWanted,
    ...onVisit,
  });
}

/** One application with its ad and log, for its page. */
export const applicationQuery = (id: string) => ({
  queryKey: detailKey(id),
  queryFn: () => api.applications.get({ params: { id } }),
});

export function useApplication(id: string) {
  const query = useQuery({ ...applicationQuery(id), ...onVisit });
  const isMissing = query.error instanceof ApiError && query.error.code === "not_found";
  return { ...query, isMissing };
}
