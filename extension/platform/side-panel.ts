import { browser } from "./browser.ts";

/** What Firefox calls the panel; the types know Chromium's name only. */
type WithSidebar = typeof browser & { sidebarAction: { open: () => Promise<void> } };

/** Opens the panel. To be called first in a click, with nothing awaited before: else the click no longer counts. */
export function openSidePanel(windowId: number): Promise<void> {
  if (import.meta.env.BROWSER === "firefox") return (browser as WithSidebar).sidebarAction.open();
  return browser.sidePanel.open({ windowId });
}

/** A panel that Chromium opens by itself gets no right to read the page: it never may. */
export async function disableOpeningByBrowser(): Promise<void> {
  if (import.meta.env.BROWSER !== "firefox")
    await browser.sidePanel.setPanelBehavior({ openPanelOnActionClick: false });
}
