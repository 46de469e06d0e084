import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#shared/client/api-error.ts";
import { createApiClient } from "#shared/client/create-api-client.ts";
import { queryKey } from "#shared/client/route-query.ts";
import { trackerViews } from "#shared/contract/applications/tracker-views.ts";
import { ownOrigin } from "../../../../platform/api.ts";

const { trackerViews: api } = createApiClient({ trackerViews }, ownOrigin);
const key = queryKey(trackerViews.list);

/** The person's own views of the tracker, and what changes them; a refusal in the server's words. */
export function useTrackerViews() {
  const client = useQueryClient();
  const { data = [] } = useQuery({ queryKey: key, queryFn: () => api.list() });
  const onSettled = () => client.invalidateQueries({ queryKey: key });
  const creating = useMutation({
    mutationFn: (body: { name: string; query: string }) => api.create({ body }),
    onSettled,
  });
  const renaming = useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      api.rename({ params: { id }, body: { name } }),
    onSettled,
  });
  const removing = useMutation({
    mutationFn: (id: string) => api.remove({ params: { id } }),
    onSettled,
  });
  return { views: data, creating, renaming, removing };
}

export type TrackerViewActs = ReturnType<typeof useTrackerViews>;

/** Why it was refused, as a person reads it. */
export function errorText(error: Error | null): string | undefined {
  if (error === null) return undefined;
  return error instanceof ApiError ? error.message : "This could not be saved. Please try again.";
}
