import { type Browser, browser } from "wxt/browser";

/** The browser's own interface; only this file, storage.ts and the entry points use it. */
export { browser };

export type Tab = Pick<Browser.tabs.Tab, "id" | "url" | "title">;

/**
 * The tab that the panel is about: the active one of its window, or `?tabId=` if the panel was opened as an ordinary
 * page (screenshots and tests).
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

/** The tab's address; undefined if we may not see it. */
export async function tabAddress(tabId: number): Promise<string | undefined> {
  return (await browser.tabs.get(tabId).catch(() => undefined))?.url;
}

/** The tab that opened this one, for example with an Apply button. */
export async function openerOf(tabId: number): Promise<number | undefined> {
  return (await browser.tabs.get(tabId).catch(() => undefined))?.openerTabId;
}

/** Opens a page in a new tab. */
export async function openPage(url: string): Promise<void> {
  await browser.tabs.create({ url });
}

/** Opens a page in an existing tab. */
export async function goTo(tabId: number, url: string): Promise<void> {
  await browser.tabs.update(tabId, { url });
}

/** Opens a screen of the dashboard in a new tab. */
export async function openDashboard(path: string): Promise<void> {
  await browser.tabs.create({ url: __DASHBOARD_ORIGIN__ + path });
}

/** Activates a tab; does nothing if it was closed. */
export async function showTab(tabId: number): Promise<void> {
  await browser.tabs.update(tabId, { active: true }).catch(() => undefined);
}

/** The name of the token in Settings, Security. */
export function deviceName(): string {
  const { userAgent } = navigator;
  const name = /Edg\//.test(userAgent) ? "Edge" : /Firefox\//.test(userAgent) ? "Firefox" : "Chrome";
  const system = /Windows|Mac OS|CrOS|Linux/.exec(userAgent)?.[0] ?? "";
  return `${name} extension${system === "" ? "" : `, ${system}`}`;
}
