import { useCallback, useEffect, useRef, useState } from "react";
import { listen } from "../../messages/listen.ts";
import { listenToPages } from "../../messages/listen-to-pages.ts";
import { currentTab, currentWindowId, fixedTabId, tabAddress } from "../../platform/browser.ts";
import { followTabs } from "../../platform/follow-tabs.ts";
import type { PageRead } from "../../platform/page/read-page.ts";
import { isAllowedAddress } from "../../platform/sites.ts";
import { useChangedAd } from "./use-changed-ad.ts";

/** Loaded beside the reader: the panel's first paint needs none of it. */
const moves = () => import("./page-moves.ts");
const readWhereItIs = async (tabId: number) => (await moves()).readWhereItIs(tabId);
const stays = async (page: PageRead, url: string | undefined) => (await moves()).staysAt(page, url);

export type PageState =
  | { status: "reading" }
  /** The browser or the person has not let us read this page (yet). */
  | { status: "needs-click" }
  | { status: "read"; page: PageRead };

interface FollowedPage {
  state: PageState;
  /** The page shows another ad by now, at whatever address; it is read when the person asks for it. */
  isChanged: boolean;
  /** Reads the tab again; the person asked for it. */
  readAgain: () => void;
}

/**
 * The page the panel speaks of. It is read when the panel opens and when the icon is clicked, and by itself only on
 * sites that the person has allowed. A tab that was read before comes back as it was; one that went elsewhere asks for
 * a click.
 */
export function usePage(): FollowedPage {
  const [state, setState] = useState<PageState>({ status: "reading" });
  const reads = useRef(new Map<number, PageRead>());
  const shownTab = useRef<number | undefined>(undefined);
  const turn = useRef(0);

  /** @param isQuiet what is shown stays until the page is read. */
  const read = useCallback(async (tabId: number | undefined, isQuiet = false) => {
    const own = ++turn.current;
    shownTab.current = tabId;
    if (!isQuiet) setState({ status: "reading" });
    const page = tabId === undefined ? undefined : await readWhereItIs(tabId);
    // Another tab may have come to the front meanwhile, or another ad of this one: two ads never mix.
    if (turn.current !== own) return;
    if (page) reads.current.set(page.tabId, page);
    if (shownTab.current === tabId) setState(page ? { status: "read", page } : { status: "needs-click" });
  }, []);

  const readAgain = useCallback(() => {
    void currentTab()
      .catch(() => undefined)
      .then((tab) => read(tab?.id));
  }, [read]);

  /** A page of an allowed site is read; any other asks for a click. */
  const readIfAllowed = useCallback(
    async (tabId: number, isQuiet: boolean) => {
      const isFree = await isAllowedAddress(await tabAddress(tabId));
      if (shownTab.current !== tabId) return;
      if (isFree) await read(tabId, isQuiet);
      else if (!reads.current.has(tabId)) setState({ status: "needs-click" });
    },
    [read],
  );

  /** The tab goes to another page; on an allowed site that page says itself when its ad is there. */
  const leave = useCallback(async (tabId: number, url: string | undefined) => {
    reads.current.delete(tabId);
    const isFree = await isAllowedAddress(url ?? (await tabAddress(tabId)));
    if (shownTab.current === tabId && !reads.current.has(tabId))
      setState({ status: isFree ? "reading" : "needs-click" });
  }, []);

  useEffect(() => {
    readAgain();
    const endListening = listen((message) => {
      void currentWindowId().then((windowId) => {
        const isOurs = fixedTabId() === null ? message.windowId === windowId : message.tabId === fixedTabId();
        return isOurs ? read(message.tabId) : undefined;
      });
    });
    const endHearing = listenToPages(({ tabId }) => {
      if (shownTab.current === tabId) void readIfAllowed(tabId, reads.current.has(tabId));
      return undefined;
    });
    return () => {
      endListening();
      endHearing();
    };
  }, [read, readAgain, readIfAllowed]);

  useEffect(
    () =>
      followTabs({
        onActivated: (tabId) => {
          const page = reads.current.get(tabId);
          shownTab.current = tabId;
          if (page) setState({ status: "read", page });
          else void readIfAllowed(tabId, false);
        },
        onNavigated: (tabId, url) => {
          const page = reads.current.get(tabId);
          if (page === undefined) void leave(tabId, url);
          else
            void stays(page, url).then((isThere) => {
              // Late news of the page before may not take away the one that was read while we asked.
              if (!isThere && reads.current.get(tabId) === page) void leave(tabId, url);
            });
        },
        onClosed: (tabId) => reads.current.delete(tabId),
      }),
    [leave, readIfAllowed],
  );

  const isChanged = useChangedAd(state.status === "read" ? state.page : undefined);
  return { state, isChanged, readAgain };
}
