import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { queryKey } from "#shared/client/route-query.ts";
import type { ChannelSettings } from "#shared/contract/notifications.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { useToast } from "#shared/ui/primitives/use-toast.ts";
import { api } from "../../platform/api.ts";
import { notificationsToasts as toasts } from "./notifications-texts.ts";

const key = queryKey(contract.notifications.channels);

type Channels = ChannelSettings["channels"];

/** Stored as they are moved; a refused one goes back. */
export function useChannels() {
  const client = useQueryClient();
  const { toast } = useToast();
  const query = useQuery({ queryKey: key, queryFn: () => api.notifications.channels() });
  const set = (channels: Channels) =>
    client.setQueryData<ChannelSettings>(key, (now) => now && { ...now, channels });
  const { mutate } = useMutation({
    mutationFn: (channels: Channels) => api.notifications.keepChannels({ body: { channels } }),
    // One after the other: the last move is the one that stands.
    scope: { id: "channels" },
    onMutate: (channels) => {
      const before = query.data?.channels;
      set(channels);
      return before;
    },
    onError: (_error, _channels, before) => {
      if (before) set(before);
      toast(toasts.updateFailed);
    },
    onSuccess: () => {
      toast(toasts.updated);
      // Settings shows two of the four switches; stored once (D-44).
      return client.invalidateQueries({ queryKey: queryKey(contract.account.settings) });
    },
  });
  return { ...query, keep: mutate };
}
