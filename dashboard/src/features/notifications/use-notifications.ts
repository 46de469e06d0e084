import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { queryKey } from "#shared/client/route-query.ts";
import type { Notification } from "#shared/contract/notifications.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../platform/api.ts";
import { notificationsToasts as toasts } from "./notifications-texts.ts";

export const listKey = queryKey(contract.notifications.list);

export function useNotifications() {
  return useQuery({ queryKey: listKey, queryFn: () => api.notifications.list() });
}

/** 0 while they are not loaded. */
export function useUnreadCount(): number {
  const { data = [] } = useNotifications();
  return data.filter((one) => !one.isRead).length;
}

interface Marking {
  send: () => Promise<unknown>;
  isMarked: (one: Notification) => boolean;
  failed: (typeof toasts)["readFailed" | "allReadFailed"];
  done?: typeof toasts.allRead;
}

/** Read at once; unread again, with the reason, when the server refuses. */
export function useMarkRead() {
  const client = useQueryClient();
  const { toast } = useToast();
  const { mutate } = useMutation({
    mutationFn: ({ send }: Marking) => send(),
    onMutate: async ({ isMarked }) => {
      await client.cancelQueries({ queryKey: listKey });
      const before = client.getQueryData<Notification[]>(listKey) ?? [];
      const marked = before.filter((one) => isMarked(one) && !one.isRead).map(({ id }) => id);
      setRead(marked, true);
      return marked;
    },
    onError: (_error, { failed }, marked) => {
      setRead(marked ?? [], false);
      toast(failed);
    },
    onSuccess: (_answer, { done }) => {
      if (done) toast(done);
    },
  });
  const setRead = (ids: readonly string[], isRead: boolean) =>
    client.setQueryData<Notification[]>(listKey, (all) =>
      all?.map((one) => (ids.includes(one.id) ? { ...one, isRead } : one)),
    );
  return {
    markRead: (id: string) =>
      mutate({
        send: () => api.notifications.markRead({ params: { id } }),
        isMarked: (one) => one.id === id,
        failed: toasts.readFailed,
      }),
    markAllRead: () =>
      mutate({
        send: () => api.notifications.markAllRead(),
        isMarked: () => true,
        failed: toasts.allReadFailed,
        done: toasts.allRead,
      }),
  };
}
