import { useEffect, useSyncExternalStore } from "react";
import type { User } from "#shared/contract/auth.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { queryClient, userKey } from "../../../platform/query-client.ts";
import { asOfText } from "./as-of.ts";
import { cacheOffline, forgetOffline } from "./cache-offline.ts";
import { connection, onConnection, watchConnection } from "./connection.ts";

const texts = {
  title: "Offline",
  offline: "You are offline.",
  silent: "Kelpie cannot be reached. It keeps trying.",
  typed: "What you type stays here; send it when you are back.",
} as const;

/**
 * Tells the worker whose app this is, where the person asked to be remembered, whenever the server has said so anew,
 * and that nobody is in any more.
 */
function useOfflineCopy({ id, isRemembered }: User): void {
  useEffect(() => {
    const copy = () => (isRemembered ? void cacheOffline(id) : forgetOffline());
    copy();
    return queryClient.getQueryCache().subscribe((event) => {
      const { queryKey, state } = event.query;
      if (queryKey[0] !== userKey[0]) return;
      if (event.type === "removed" || state.data === null) forgetOffline();
      else if (event.type === "updated" && event.action.type === "success") copy();
    });
  }, [id, isRemembered]);
}

/** Loaded after the first screen: the copy for reading offline, and what is said while there is no connection. */
export function OfflineBar({ user }: { user: User }) {
  useOfflineCopy(user);
  useEffect(watchConnection, []);
  const state = useSyncExternalStore(onConnection, connection);
  if (state.kind === "there") return null;
  return (
    <Notice
      role="status"
      tone="offline"
      className="mx-4 mt-4 md:mx-6 lg:mx-8"
      title={state.asOf ? `${texts.title}: as of ${asOfText(state.asOf, new Date())}` : texts.title}
    >
      {texts[state.kind]} {texts.typed}
    </Notice>
  );
}
