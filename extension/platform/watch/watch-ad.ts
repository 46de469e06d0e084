import { browser } from "../browser.ts";

/**
 * Waits in the page until the ad that was read is gone. Serialised by `scripting.executeScript`, so it refers to
 * nothing outside itself. It only looks, when the page has changed and is idle.
 * @param title the ad's title as in the page.
 * @param wasHeaded whether a heading had the title when the page was read: if no heading has it now, the ad is gone.
 * @returns true when it is gone; false at once if no element ever had the title.
 */
export function waitForChange(title: string, wasHeaded: boolean): Promise<boolean> {
  const says = (element: Element): boolean =>
    element.isConnected && (element.textContent ?? "").replace(/\s+/g, " ").trim().startsWith(title);
  // A list next to the ad also contains its title, in the link that opens it.
  const find = (): Element | undefined =>
    Array.from(
      document.querySelectorAll("h1,h2,h3,[data-automation*=title],[data-testid*=title],[class*=title]"),
    ).find((one) => says(one) && one.closest("a") === null);
  // In the extension's isolated world, which ends with the document; the page's scripts cannot see it.
  Object.assign(globalThis, { kelpieWatches: true });
  let shown = find();
  if (shown === undefined) return Promise.resolve(wasHeaded);
  return new Promise((resolve) => {
    let isDue = false;
    const look = () => {
      isDue = false;
      if (shown !== undefined && says(shown)) return;
      shown = find();
      if (shown !== undefined) return;
      observer.disconnect();
      resolve(true);
    };
    const observer = new MutationObserver(() => {
      if (isDue) return;
      isDue = true;
      const later = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run));
      later(look);
    });
    observer.observe(document.documentElement, { childList: true, subtree: true, characterData: true });
  });
}

/** `left`: the tab now shows another document, or one that we may not read. */
export type AdPresence = "there" | "gone" | "left";

/** Whether the tab still shows the document that was read, and that has the ad's title. */
export async function presenceOfAd(tabId: number, title: string): Promise<AdPresence> {
  const look = (wanted: string) => {
    const titles = "h1,h2,h3,[data-automation*=title],[data-testid*=title],[class*=title]";
    const isThere = [...document.querySelectorAll(titles)].some(
      (one) =>
        one.closest("a") === null && (one.textContent ?? "").replace(/\s+/g, " ").trim().startsWith(wanted),
    );
    if (isThere) return "there";
    return (globalThis as { kelpieWatches?: boolean }).kelpieWatches === true ? "gone" : "left";
  };
  const [answer] = await browser.scripting
    .executeScript({ target: { tabId }, func: look, args: [title] })
    .catch(() => []);
  return (answer?.result as AdPresence | undefined) ?? "left";
}

/** Resolves to true once the page no longer shows the ad; to false if it cannot be watched. */
export async function watchAd(tabId: number, title: string, wasHeaded: boolean): Promise<boolean> {
  if (title === "") return false;
  const [answer] = await browser.scripting
    .executeScript({ target: { tabId }, func: waitForChange, args: [title, wasHeaded] })
    .catch(() => []);
  return answer?.result === true;
}
