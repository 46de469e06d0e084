import type { QueryClient } from "@tanstack/react-query";
import type { z } from "zod/mini";
import { queryKey } from "#shared/client/route-query.ts";
import type { Application } from "#shared/contract/applications/applications.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";

export type ApplicationDetail = z.infer<typeof contract.applications.get.response>;

export const listKey = queryKey(contract.applications.list);

export function detailKey(id: string): readonly unknown[] {
  return queryKey(contract.applications.get, { params: { id } });
}

/** Changes an application wherever it is cached: in the list and on its own page. */
export function changeCached(
  client: QueryClient,
  id: string,
  change: <A extends Application>(all: readonly A[]) => A[],
): void {
  client.setQueryData<Application[]>(listKey, (all) => all && change(all));
  client.setQueryData<ApplicationDetail>(detailKey(id), (one) => one && (change([one])[0] ?? one));
}

/** Numbers on the dashboard and the log of the application follow a change. */
export async function refreshAround(client: QueryClient, id: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: queryKey(contract.overview.summary) }),
    client.invalidateQueries({ queryKey: detailKey(id) }),
  ]);
}
