import { defineBackground } from "wxt/utils/define-background";
import { send } from "../messages/send.ts";
import { browser } from "../platform/browser.ts";

export default defineBackground(() => {
  browser.action.onClicked.addListener((tab) => {
    // First, with nothing awaited before it: else the click no longer counts and the panel stays shut.
    const opened = browser.sidePanel.open({ windowId: tab.windowId });
    void tellPanel(opened, tab.id, tab.windowId);
  });
  // Never true: a panel opened by the browser itself gets no right to read the page (extension.md, section 2).
  void browser.sidePanel.setPanelBehavior({ openPanelOnActionClick: false });
  void browser.storage.local.setAccessLevel({ accessLevel: "TRUSTED_CONTEXTS" });
});

/** A panel that is open already reads again; a new one reads by itself and misses this. */
async function tellPanel(opened: Promise<void>, tabId: number | undefined, windowId: number): Promise<void> {
  await opened.catch(() => undefined);
  if (tabId !== undefined) await send({ type: "read-tab", tabId, windowId });
}
