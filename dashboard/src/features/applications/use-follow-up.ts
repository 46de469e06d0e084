import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { queryKey } from "#shared/client/route-query.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../platform/api.ts";
import { trackerToasts } from "./applications-texts.ts";

/** Asks for the reminder notification; one at a time, however often the button is pressed. */
export function useFollowUp() {
  const client = useQueryClient();
  const { toast } = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => api.applications.followUp({ params: { id } }),
    onSuccess: () => {
      toast(trackerToasts.followedUp);
      return client.invalidateQueries({ queryKey: queryKey(contract.notifications.list) });
    },
    onError: () => toast(trackerToasts.followUpFailed),
  });
  return useCallback(
    (id: string) => {
      if (!isPending) mutate(id);
    },
    [mutate, isPending],
  );
}
