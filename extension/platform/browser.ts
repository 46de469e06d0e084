import { type Browser, browser } from "wxt/browser";

/** The browser's own interface: named here, in storage.ts and in the entry points only. */
export { browser };

export type Tab = Pick<Browser.tabs.Tab, "id" | "url" | "title">;

/**
 * The tab the panel speaks of: the active one of its window, or the one of `?tabId=` when the panel was opened as
 * an ordinary page (screenshots and tests).
 */
export async function currentTab(): Promise<Tab | undefined> {
  const fixed = fixedTabId();
  if (fixed !== null) return browser.tabs.get(fixed);
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return tab;
}

/** The tab named in the panel's own address, if any. */
export function fixedTabId(): number | null {
  const asked = new URLSearchParams(globalThis.location?.search ?? "").get("tabId");
  return asked !== null && /^\d{1,12}$/.test(asked) ? Number(asked) : null;
}

export async function currentWindowId(): Promise<number | undefined> {
  return (await browser.windows.getCurrent()).id;
}

/** Where the tab is now; undefined while it is not open to us. */
export async function tabAddress(tabId: number): Promise<string | undefined> {
  return (await browser.tabs.get(tabId).catch(() => undefined))?.url;
}

/** The tab from which this one was opened, as an Apply button does. */
export async function openerOf(tabId: number): Promise<number | undefined> {
  return (await browser.tabs.get(tabId).catch(() => undefined))?.openerTabId;
}

/** Opens a page in a new tab. */
export async function openPage(url: string): Promise<void> {
  await browser.tabs.create({ url });
}

/** Shows a page in a tab, in the place of the one that is there. */
export async function goTo(tabId: number, url: string): Promise<void> {
  await browser.tabs.update(tabId, { url });
}

/** Opens a screen of the dashboard in a new tab. */
export async function openDashboard(path: string): Promise<void> {
  await browser.tabs.create({ url: __DASHBOARD_ORIGIN__ + path });
}

/** Brings a tab back to the front; one that was closed meanwhile stays closed. */
export async function showTab(tabId: number): Promise<void> {
  await browser.tabs.update(tabId, { active: true }).catch(() => undefined);
}

/** Name under which the token is listed in Settings, Security. */
export function deviceName(): string {
  const { userAgent } = navigator;
  const name = /Edg\//.test(userAgent) ? "Edge" : /Firefox\//.test(userAgent) ? "Firefox" : "Chrome";
  const system = /Windows|Mac OS|CrOS|Linux/.exec(userAgent)?.[0] ?? "";
  return `${name} extension${system === "" ? "" : `, ${system}`}`;
}
