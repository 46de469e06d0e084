import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod/mini";
import type { updateApplicationBody } from "#shared/contract/applications/applications.ts";
import { api } from "../../platform/api.ts";
import { changeCached, detailKey } from "./application-cache.ts";

export type ApplicationChange = z.input<typeof updateApplicationBody>;

/** Saves what the person typed; the log of the page is loaded anew with the next visit, not under the cursor. */
export function useUpdateApplication(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: ApplicationChange) => api.applications.update({ params: { id }, body: change }),
    // A page that is on its way does not know of the change yet.
    onMutate: () => client.cancelQueries({ queryKey: detailKey(id) }),
    onSuccess: (answer) =>
      changeCached(client, id, (all) => all.map((one) => (one.id === id ? { ...one, ...answer } : one))),
  });
}
