import { useCallback, useEffect, useRef, useState } from "react";
import { listen } from "../../messages/listen.ts";
import { listenToPages } from "../../messages/listen-to-pages.ts";
import { browser, currentTab, currentWindowId, fixedTabId, tabAddress } from "../../platform/browser.ts";
import { type PageRead, readPage } from "../../platform/read-page.ts";
import { isAllowedAddress } from "../../platform/sites.ts";

interface TabEvents {
  /** Another tab of this window is in front now. */
  onActivated: (tabId: number) => void;
  /** The tab goes elsewhere. The address is known only while the tab is open to us. */
  onNavigated: (tabId: number, url: string | undefined) => void;
  onClosed: (tabId: number) => void;
}

/** Follows the tabs of the panel's window. Events carry ids only: no permission to see addresses is asked. */
function followTabs(events: TabEvents): () => void {
  const activated = async (info: { tabId: number; windowId: number }) => {
    if (fixedTabId() === null && info.windowId === (await currentWindowId())) events.onActivated(info.tabId);
  };
  const onActivated = (info: { tabId: number; windowId: number }) => void activated(info);
  const onUpdated = (tabId: number, change: { status?: string; url?: string }) => {
    if (change.status === "loading" || change.url !== undefined) events.onNavigated(tabId, change.url);
  };
  browser.tabs.onActivated.addListener(onActivated);
  browser.tabs.onUpdated.addListener(onUpdated);
  browser.tabs.onRemoved.addListener(events.onClosed);
  return () => {
    browser.tabs.onActivated.removeListener(onActivated);
    browser.tabs.onUpdated.removeListener(onUpdated);
    browser.tabs.onRemoved.removeListener(events.onClosed);
  };
}

export type PageState =
  | { status: "reading" }
  /** The browser or the person has not let us read this page (yet). */
  | { status: "needs-click" }
  | { status: "read"; page: PageRead };

interface FollowedPage {
  state: PageState;
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
          if (page && url !== undefined && isSamePage(page, url)) return;
          if (page === undefined || url !== undefined) void leave(tabId, url);
          // News of a move may come late, when the page that the tab went to has been read already.
          else
            void isStillThere(page).then((isThere) => {
              // Nor may late news of the page before take away the one that was read while we asked.
              if (!isThere && reads.current.get(tabId) === page) void leave(tabId, url);
            });
        },
        onClosed: (tabId) => reads.current.delete(tabId),
      }),
    [leave, readIfAllowed],
  );

  return { state, readAgain };
}

/** The tab may go elsewhere while it is read: what is there then nobody has asked to read. */
async function readWhereItIs(tabId: number): Promise<PageRead | undefined> {
  const page = await readPage(tabId);
  return page && (await isStillThere(page)) ? page : undefined;
}

async function isStillThere(page: PageRead): Promise<boolean> {
  return isSamePage(page, await tabAddress(page.tabId));
}

/** A fragment makes no other page. */
function isSamePage(page: PageRead, url: string | undefined): boolean {
  return page.url.split("#")[0] === url?.split("#")[0];
}
