import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { createApiClient } from "#shared/client/create-api-client.ts";
import { queryKey } from "#shared/client/route-query.ts";
import { passkeys } from "#shared/contract/passkeys.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { ownOrigin } from "../../platform/api.ts";
import { passkeysTexts as texts } from "./passkeys-texts.ts";

export const { passkeys: passkeysApi } = createApiClient({ passkeys }, ownOrigin);

const key = queryKey(passkeys.list);

export function usePasskeys() {
  return useQuery({ queryKey: key, queryFn: () => passkeysApi.list(), staleTime: 0 });
}

export function useReloadPasskeys(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: key });
}

/** @param onRemoved called when the security events have something new. */
export function useRemovePasskey(onRemoved: () => void) {
  const { toast } = useToast();
  const reload = useReloadPasskeys();
  return useMutation({
    mutationFn: (id: string) => passkeysApi.remove({ params: { id } }),
    onSuccess: () => {
      toast(texts.removed);
      onRemoved();
    },
    onError: () => void toast({ ...texts.removeFailed, variant: "destructive" }),
    onSettled: reload,
  });
}
