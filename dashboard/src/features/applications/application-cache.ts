import type { QueryClient } from "@tanstack/react-query";
import type { z } from "zod/mini";
import { queryKey } from "#shared/client/route-query.ts";
import type { Application } from "#shared/contract/applications/application.ts";
import type { FirstRows } from "#shared/contract/applications/tracker-rows.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";

export type ApplicationDetail = z.infer<typeof contract.applications.get.response>;

export const listKey = queryKey(contract.applications.list);

export function detailKey(id: string): readonly unknown[] {
  return queryKey(contract.applications.get, { params: { id } });
}

/** Marks every head of the tracker, whatever its filter: by its key, its contract would be on the first screen. */
export const isHead = { isHead: true } as const;

/** Changes the rows of every list: the whole one, and its head while that stands in for it. */
export function changeListed(
  client: QueryClient,
  change: <A extends Application>(all: readonly A[]) => A[],
): void {
  client.setQueryData<Application[]>(listKey, (all) => all && change(all));
  client.setQueriesData<FirstRows>(
    { predicate: ({ meta }) => meta?.isHead === true },
    (head) => head && { ...head, rows: change(head.rows) },
  );
}

/** Reads the list anew. Its very first answer, still on its way, does not know of the change: it is asked for again. */
export async function rereadList(client: QueryClient): Promise<void> {
  if (client.getQueryData(listKey) === undefined) await client.cancelQueries({ queryKey: listKey });
  await client.invalidateQueries({ queryKey: listKey });
}

/** Changes an application wherever it is cached: in the lists and on its own page. */
export function changeCached(
  client: QueryClient,
  id: string,
  change: <A extends Application>(all: readonly A[]) => A[],
): void {
  changeListed(client, change);
  client.setQueryData<ApplicationDetail>(detailKey(id), (one) => one && (change([one])[0] ?? one));
}

/** Numbers on the dashboard and the log of the application follow a change. */
export async function refreshAround(client: QueryClient, id: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: queryKey(contract.overview.summary) }),
    client.invalidateQueries({ queryKey: detailKey(id) }),
  ]);
}
