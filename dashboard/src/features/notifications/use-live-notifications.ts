import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import * as z from "zod/mini";
import { type Notification, notification } from "#shared/contract/notifications.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { followLive, type LiveMessage } from "../../platform/live/live-events.ts";
import { userKey } from "../../platform/query-client.ts";
import { listKey } from "./use-notifications.ts";

function readNotice(data: string): Notification | null {
  try {
    const parsed = z.safeParse(notification, JSON.parse(data));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** New notices join the list while the app is open; the badge counts them at once. */
export function useLiveNotifications(account: string): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!account) return;
    let wasOpen = false;
    const onMessage = (message: LiveMessage) => {
      if (message.kind === "open") {
        // What came while the line was down is in the list.
        if (wasOpen) void client.invalidateQueries({ queryKey: listKey });
        wasOpen = true;
      } else if (message.kind === "refused") {
        // The session ended somewhere else, which the user's own call then says.
        void client.invalidateQueries({ queryKey: userKey });
      } else {
        const notice = readNotice(message.data);
        if (notice) client.setQueryData<Notification[]>(listKey, (all) => all && withNotice(all, notice));
      }
    };
    return followLive(
      { path: contract.notifications.live.path, events: ["notification"], account },
      onMessage,
    );
  }, [client, account]);
}

function withNotice(all: Notification[], notice: Notification): Notification[] {
  return all.some(({ id }) => id === notice.id) ? all : [notice, ...all];
}
