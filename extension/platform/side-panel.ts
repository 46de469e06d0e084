import { browser } from "./browser.ts";

/** Firefox's name of the panel; the types only have Chromium's. */
type WithSidebar = typeof browser & { sidebarAction: { open: () => Promise<void> } };

/** Opens the panel. Call it first in a click, with no await before it: otherwise the click no longer counts. */
export function openSidePanel(windowId: number): Promise<void> {
  if (import.meta.env.BROWSER === "firefox") return (browser as WithSidebar).sidebarAction.open();
  return browser.sidePanel.open({ windowId });
}

/** A panel that Chromium opens by itself gets no right to read the page, so Chromium must not open it. */
export async function disableOpeningByBrowser(): Promise<void> {
  if (import.meta.env.BROWSER !== "firefox")
    await browser.sidePanel.setPanelBehavior({ openPanelOnActionClick: false });
}
