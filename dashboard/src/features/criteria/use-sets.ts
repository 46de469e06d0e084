import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { createApiClient } from "#shared/client/create-api-client.ts";
import { queryKey } from "#shared/client/route-query.ts";
import { criteria } from "#shared/contract/criteria.ts";
import { ownOrigin } from "../../platform/api.ts";

const { criteria: api } = createApiClient({ criteria }, ownOrigin);
const key = queryKey(criteria.list);

type NewDesk = Parameters<typeof api.open>[0]["body"];

/** Opens a desk without a saved job; answers its id. */
export const openDesk = (body: NewDesk): Promise<string> => api.open({ body }).then(({ id }) => id);

/** The desks without a saved job. */
export function useSets() {
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: key, queryFn: () => api.list(), staleTime: 0 });
  const removing = useMutation({
    mutationFn: (id: string) => api.remove({ params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
  return { sets: data ?? [], remove: removing.mutateAsync };
}
