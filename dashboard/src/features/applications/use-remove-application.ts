import { useMutation, useQueryClient } from "@tanstack/react-query";
import { queryKey } from "#shared/client/route-query.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../platform/api.ts";
import { changeListed, listKey, rereadList } from "./application-cache.ts";
import { trackerToasts } from "./applications-texts.ts";

/** @param onRemoved the page of the application leaves for another screen. */
export function useRemoveApplication(onRemoved?: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: (id: string) => api.applications.remove({ params: { id } }),
    onSuccess: (_answer, id) => {
      changeListed(client, (all) => all.filter((one) => one.id !== id));
      if (client.getQueryData(listKey) === undefined) void rereadList(client);
      toast(trackerToasts.removed);
      onRemoved?.();
      return client.invalidateQueries({ queryKey: queryKey(contract.overview.summary) });
    },
    onError: () => toast(trackerToasts.removeFailed),
  });
}
