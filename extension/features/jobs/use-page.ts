import { useCallback, useEffect, useRef, useState } from "react";
import { listen } from "../../messages/listen.ts";
import { listenToPages } from "../../messages/listen-to-pages.ts";
import { currentTab, currentWindowId, fixedTabId, tabAddress } from "../../platform/browser.ts";
import { followTabs } from "../../platform/follow-tabs.ts";
import type { PageRead } from "../../platform/page/read-page.ts";
import { isAllowedAddress } from "../../platform/sites.ts";
import { useChangedAd } from "./use-changed-ad.ts";

/** Loaded with the reader, because the panel's first paint does not need it. */
const moves = () => import("./page-moves.ts");
const readWhereItIs = async (tabId: number) => (await moves()).readWhereItIs(tabId);
const stays = async (page: PageRead, url: string | undefined) => (await moves()).staysAt(page, url);

export type PageState =
  | { status: "reading" }
  /** The page may not be read yet, or at all. */
  | { status: "needs-click" }
  | { status: "read"; page: PageRead };

interface FollowedPage {
  state: PageState;
  /** True if the page now shows another ad, at any address; it is read when the person asks for it. */
  isChanged: boolean;
  /** Reads the tab again, at the person's request. */
  readAgain: () => void;
}

/**
 * The page that the panel is about. It is read when the panel opens and when the icon is clicked, and automatically
 * only on allowed sites. A tab that was read before is shown as it was; one that navigated asks for a click.
 */
export function usePage(): FollowedPage {
  const [state, setState] = useState<PageState>({ status: "reading" });
  const reads = useRef(new Map<number, PageRead>());
  const shownTab = useRef<number | undefined>(undefined);
  const turn = useRef(0);

  /** @param isQuiet true to show the current content until the page is read. */
  const read = useCallback(async (tabId: number | undefined, isQuiet = false) => {
    const own = ++turn.current;
    shownTab.current = tabId;
    if (!isQuiet) setState({ status: "reading" });
    const page = tabId === undefined ? undefined : await readWhereItIs(tabId);
    // Another tab may be active by now, or show another ad: two ads must not mix.
    if (turn.current !== own) return;
    if (page) reads.current.set(page.tabId, page);
    if (shownTab.current === tabId) setState(page ? { status: "read", page } : { status: "needs-click" });
  }, []);

  const readAgain = useCallback(() => {
    void currentTab()
      .catch(() => undefined)
      .then((tab) => read(tab?.id));
  }, [read]);

  /** Reads a page of an allowed site; any other asks for a click. */
  const readIfAllowed = useCallback(
    async (tabId: number, isQuiet: boolean) => {
      const isFree = await isAllowedAddress(await tabAddress(tabId));
      if (shownTab.current !== tabId) return;
      if (isFree) await read(tabId, isQuiet);
      else if (!reads.current.has(tabId)) setState({ status: "needs-click" });
    },
    [read],
  );

  /** The tab navigates to another page; on an allowed site that page reports when its ad is there. */
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
              // A late event of the previous page may not remove the one that was read meanwhile.
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
