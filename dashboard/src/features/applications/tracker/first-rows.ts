import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { createApiClient } from "#shared/client/create-api-client.ts";
import { queryKey } from "#shared/client/route-query.ts";
import type { Application } from "#shared/contract/applications/application.ts";
import { type FirstRows, trackerRows } from "#shared/contract/applications/tracker-rows.ts";
import { rowsQuery } from "#shared/domain/applications/tracker-rows.ts";
import { ownOrigin } from "../../../platform/api.ts";
import { queryClient } from "../../../platform/query-client.ts";
import { isHead, listKey } from "../application-cache.ts";
import { useApplications } from "../use-applications.ts";
import { useAfterPaint } from "./use-after-paint.ts";

const api = createApiClient({ trackerRows }, ownOrigin).trackerRows;

/** Drawn once and then forgotten: the whole list takes over, and the next visit begins with that. */
const keptMs = 10_000;
/** Later it is no head start: the whole list is asked for. */
const withinMs = 3000;

/** The rows that an address of the tracker begins with; not asked for where only the whole list can tell. */
export function firstRowsQuery(address: string) {
  const query = rowsQuery(address, new Date());
  return queryOptions({
    queryKey: queryKey(trackerRows.first, { query }),
    queryFn: ({ signal }) => {
      if (!query) throw new Error("Only the whole list can tell");
      return api.first({ query }, { signal: AbortSignal.any([signal, AbortSignal.timeout(withinMs)]) });
    },
    meta: isHead,
    // The whole list waits for it, and knows all of it.
    retry: false,
    enabled: query !== null,
    staleTime: keptMs,
    gcTime: keptMs,
  });
}

/** Asks for the rows of this address beside the current user, not after. */
export function preloadFirstRows(): void {
  const query = firstRowsQuery(window.location.search);
  if (query.enabled) void queryClient.prefetchQuery(query);
}

/** What the tracker draws from: the whole list, or its head until that has come. */
export interface Tracked {
  whole: readonly Application[] | undefined;
  head: Head | undefined;
}

/** `rows`: null while the rows of a changed filter are on their way. */
export type Head = Omit<FirstRows, "rows"> & { rows: readonly Application[] | null };

/** @param address what the tracker's address says after its path. */
export function useTracked(address: string) {
  const client = useQueryClient();
  const state = client.getQueryState(listKey);
  const hasList = state?.data !== undefined;
  const asked = firstRowsQuery(address);
  const isAsked = asked.enabled === true && !hasList;
  const first = useQuery({
    ...asked,
    enabled: isAsked,
    retryOnMount: false,
    placeholderData: (before: FirstRows | undefined) => before,
  });
  // After the head is painted and not beside it: the whole list would hold it up, at the server, on the line and here.
  const isHeadPainted = useAfterPaint(first.data !== undefined);
  const waits = isAsked && (first.isPending || (first.data !== undefined && !isHeadPainted));
  const list = useApplications(!waits || state?.fetchStatus === "fetching");
  const head = first.data && { ...first.data, rows: first.isPlaceholderData ? null : first.data.rows };
  return { whole: list.data, head: hasList ? undefined : head, error: list.error };
}
