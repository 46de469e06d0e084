import { readText, writeText } from "../../platform/browser/browser-storage.ts";

const key = "kelpie_checkout_tab";

/** A new tab; where the browser forbids one, this tab: nobody is left without the checkout. */
export function openCheckoutTab(url: string): void {
  // The new tab takes a copy of this tab's storage, by which it is known when it comes back.
  writeText("session", key, "open");
  const tab = window.open(url, "_blank");
  writeText("session", key, null);
  if (tab) tab.opener = null;
  else window.location.assign(url);
}

/** This tab was opened for the checkout: the person's work is in another one. */
export function isCheckoutTab(): boolean {
  return readText("session", key) !== null;
}
