import type { FormReader } from "#shared/autofill/page/form-reader.ts";
import { browser, tabAddress } from "../browser.ts";
import { isAllowedAddress } from "../sites.ts";

// Runs in the page's isolated world, where form-reader.ts defines it.
declare const kelpieForm: Pick<FormReader, "elements"> | undefined;

/**
 * Waits in a frame until its form shows the next step: none of the controls that were read is visible any more, and
 * others are. Serialised, so it refers to nothing outside itself. It only looks, when the page is idle.
 */
export function waitForStep(): Promise<boolean> {
  const controls = "input:not([type=hidden]),select,textarea,[role=combobox],button[aria-haspopup=listbox]";
  const isShown = (one: Element): boolean =>
    one.isConnected && (typeof one.checkVisibility !== "function" || one.checkVisibility());
  const before = (kelpieForm?.elements() ?? []).flat().filter(isShown);
  if (before.length === 0) return Promise.resolve(false);
  return new Promise((resolve) => {
    let isDue = false;
    const look = () => {
      isDue = false;
      if (before.some(isShown) || !Array.from(document.querySelectorAll(controls)).some(isShown)) return;
      observer.disconnect();
      resolve(true);
    };
    const observer = new MutationObserver(() => {
      if (isDue) return;
      isDue = true;
      const later = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run));
      later(look);
    });
    // A step may be hidden instead of removed.
    const attributeFilter = ["class", "style", "hidden", "aria-hidden"];
    const all = { childList: true, subtree: true, attributes: true, attributeFilter };
    observer.observe(document.documentElement, all);
  });
}

/** Resolves to true once a frame shows the next step; to false if the person has not allowed the site. */
export async function followStep(tabId: number, frameId: number): Promise<boolean> {
  if (!(await isAllowedAddress(await tabAddress(tabId)))) return false;
  const target = { tabId, frameIds: [frameId] };
  // If the page unloads, the wait ends: the next page is read on its own.
  const [answer] = await browser.scripting.executeScript({ target, func: waitForStep }).catch(() => []);
  return answer?.result === true;
}
