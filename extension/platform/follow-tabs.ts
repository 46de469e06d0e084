import { browser, currentWindowId, fixedTabId } from "./browser.ts";

interface TabEvents {
  /** Another tab of this window is now active. */
  onActivated: (tabId: number) => void;
  /** The tab navigates. The address is known only if we may see it. */
  onNavigated: (tabId: number, url: string | undefined) => void;
  onClosed: (tabId: number) => void;
}

/** Follows the tabs of the panel's window. Events contain ids only, so no permission to see addresses is needed. */
export function followTabs(events: TabEvents): () => void {
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
