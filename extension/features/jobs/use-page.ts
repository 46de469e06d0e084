import { useCallback, useEffect, useRef, useState } from "react";
import { listen } from "../../messages/listen.ts";
import { currentTab, currentWindowId, fixedTabId, tabAddress } from "../../platform/browser.ts";
import { followTabs } from "../../platform/follow-tabs.ts";
import { type PageRead, readPage } from "../../platform/read-page.ts";

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
 * The page the panel speaks of. It is read when the panel opens and when the icon is clicked, never by itself; a tab
 * that was read before comes back as it was, one that went elsewhere asks for a click.
 */
export function usePage(): FollowedPage {
  const [state, setState] = useState<PageState>({ status: "reading" });
  const reads = useRef(new Map<number, PageRead>());
  const shownTab = useRef<number | undefined>(undefined);

  const read = useCallback(async (tabId: number | undefined) => {
    shownTab.current = tabId;
    setState({ status: "reading" });
    const found = tabId === undefined ? undefined : await readPage(tabId);
    // The tab may have gone elsewhere while it was read: what is there now nobody has asked to read.
    const page = found && (await isStillThere(found)) ? found : undefined;
    if (page) reads.current.set(page.tabId, page);
    // Another tab may have come to the front meanwhile: two ads never mix.
    if (shownTab.current === tabId) setState(page ? { status: "read", page } : { status: "needs-click" });
  }, []);

  const readAgain = useCallback(() => {
    void currentTab()
      .catch(() => undefined)
      .then((tab) => read(tab?.id));
  }, [read]);

  useEffect(() => {
    readAgain();
    const endListening = listen((message) => {
      void currentWindowId().then((windowId) => {
        const isOurs = fixedTabId() === null ? message.windowId === windowId : message.tabId === fixedTabId();
        return isOurs ? read(message.tabId) : undefined;
      });
    });
    const endFollowing = followTabs({
      onActivated: (tabId) => {
        const page = reads.current.get(tabId);
        shownTab.current = tabId;
        setState(page ? { status: "read", page } : { status: "needs-click" });
      },
      onNavigated: (tabId, url) => {
        const leave = () => {
          reads.current.delete(tabId);
          if (shownTab.current === tabId) setState({ status: "needs-click" });
        };
        const page = reads.current.get(tabId);
        if (page === undefined || url !== undefined)
          return page && isSamePage(page, url) ? undefined : leave();
        // News of a move may come late, when the page that the tab went to has been read already.
        void isStillThere(page).then((isThere) => (isThere ? undefined : leave()));
      },
      onClosed: (tabId) => reads.current.delete(tabId),
    });
    return () => {
      endListening();
      endFollowing();
    };
  }, [read, readAgain]);

  return { state, readAgain };
}

async function isStillThere(page: PageRead): Promise<boolean> {
  return isSamePage(page, await tabAddress(page.tabId));
}

/** A fragment makes no other page. */
function isSamePage(page: PageRead, url: string | undefined): boolean {
  return page.url.split("#")[0] === url?.split("#")[0];
}
