import { defineBackground } from "wxt/utils/define-background";
import { listenToPages } from "../messages/listen-to-pages.ts";
import { send } from "../messages/send.ts";
import { isJobKey, showBadge } from "../platform/badge/badge.ts";
import { browser, tabAddress } from "../platform/browser.ts";
import { answerCards } from "../platform/cards/card-scores.ts";
import { migrateStorage } from "../platform/migrate-storage.ts";
import { createMenus, storePageRequest } from "../platform/page-request.ts";
import { queueAlarm, sendQueue } from "../platform/queue.ts";
import { scoreInView } from "../platform/scoring/score-in-view.ts";
import { disableOpeningByBrowser, openSidePanel } from "../platform/side-panel.ts";
import { isAllowedAddress, syncSites, watchSites } from "../platform/sites.ts";

export default defineBackground(() => {
  browser.action.onClicked.addListener((tab) => {
    // First, with no await before it: otherwise the click no longer counts and the panel stays closed.
    const opened = openSidePanel(tab.windowId);
    void tellPanel(opened, tab.id, tab.windowId);
  });
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === queueAlarm) void sendQueue();
  });
  browser.runtime.onInstalled.addListener(() => void prepare());
  browser.runtime.onStartup.addListener(() => void syncSites());
  browser.contextMenus.onClicked.addListener(({ menuItemId, linkUrl }, tab) => {
    if (tab !== undefined) openAsked(String(menuItemId), tab, linkUrl);
  });
  browser.commands.onCommand.addListener((command, tab) => {
    if (tab !== undefined) openAsked(command, tab, undefined);
  });
  watchSites(() => void syncSites());
  listenToPages(({ tabId, identityKey }) => markTab(tabId, identityKey));
  answerCards();
  void disableOpeningByBrowser();
  // Firefox has no such level: its page scripts have no access to the storage at all.
  void browser.storage.local.setAccessLevel?.({ accessLevel: "TRUSTED_CONTEXTS" });
});

/** After an installation or an update, which removes menus and registered scripts. */
async function prepare(): Promise<void> {
  await migrateStorage();
  await createMenus();
  await syncSites();
}

/** Opens the panel, which does what was requested. Menu and key allow reading this tab, as the icon does. */
function openAsked(
  act: string,
  tab: { id?: number | undefined; windowId: number },
  url: string | undefined,
): void {
  // First, with no await before it, as above.
  const opened = openSidePanel(tab.windowId);
  const { id, windowId } = tab;
  if (id !== undefined) void storePageRequest(act, id, url).then(() => tellPanel(opened, id, windowId));
}

/** @returns false if the person withdrew the site's permission since the page was opened. */
async function markTab(tabId: number, identityKey: string | null): Promise<boolean> {
  const isFree = await isAllowedAddress(await tabAddress(tabId));
  await showBadge(tabId, isFree ? identityKey : null);
  // decision: D-65.
  if (isFree && isJobKey(identityKey)) void scoreInView(tabId, identityKey).catch(() => undefined);
  return isFree;
}

/** A panel that is already open reads again; a new one reads by itself and misses this message. */
async function tellPanel(opened: Promise<void>, tabId: number | undefined, windowId: number): Promise<void> {
  await opened.catch(() => undefined);
  if (tabId !== undefined) await send({ type: "read-tab", tabId, windowId });
}
