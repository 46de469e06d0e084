import type { Page } from "puppeteer";
import { isSitePath } from "#shared/domain/site-paths.ts";
import { testOrigin } from "#shared/testing/e2e/test-origin.ts";

/**
 * Leads a page to an address and waits for nothing. A page that shows a screen of the app is led there by the app's own
 * router, with all answers of the server forgotten: the screen asks for everything anew, as after a load, for a third of
 * its work. Scripts, styles and what the app keeps in memory beside those answers stay: see `load`.
 * @returns whether the document is the one of before.
 */
export async function go(page: Page, address: string): Promise<boolean> {
  // A page may be on its way to another one; then it shows no screen.
  const hasGone = !isSitePath(address) && (await page.evaluate(moveInside, address).catch(() => false));
  if (!hasGone) await page.goto(testOrigin + address);
  return hasGone;
}

/** Runs in the page. @returns false where no screen of a signed-in person is open, true when the open one has gone. */
async function moveInside(address: string): Promise<boolean> {
  interface Fiber {
    child: Fiber | null;
    stateNode: { current: Fiber };
    memoizedProps: { client?: { clear: () => void } } | null;
  }
  const root = Object.entries(document.getElementById("root") ?? {}).find(([name]) =>
    name.startsWith("__reactContainer$"),
  );
  let fiber: Fiber | null = (root?.[1] as Fiber | undefined)?.stateNode.current ?? null;
  while (fiber && !fiber.memoizedProps?.client) fiber = fiber.child;
  const screen = document.getElementById("main");
  if (!fiber || !screen) return false;
  // A toast would outlast the screen it spoke of, as it does for a person, and lie over the next one's buttons. Its end
  // draws the screen once more, which would ask the server for what is forgotten below.
  for (const toast of document.querySelectorAll("[role=region] li[data-state=open]"))
    toast.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
  // Without the current user the sign-in gate takes the screen away until the server has named them again.
  fiber.memoizedProps?.client?.clear();
  const idx = (history.state?.idx ?? 0) + 1;
  history.pushState({ idx, key: crypto.randomUUID() }, "", address);
  dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  return new Promise((resolve) => {
    const look = () => {
      if (screen.isConnected) return;
      watch.disconnect();
      resolve(true);
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { childList: true, subtree: true });
    look();
  });
}

/**
 * Runs in the page. The router says in the tree that React has drawn at which address that is; a page without the app
 * is drawn where it is.
 */
export function isDrawnAt(address: string): boolean {
  interface Fiber {
    child: Fiber | null;
    stateNode: { current: Fiber };
    memoizedProps: { value?: { location?: { pathname: string; search: string } } } | null;
  }
  if (location.pathname + location.search !== address) return false;
  const root = Object.entries(document.getElementById("root") ?? {}).find(([name]) =>
    name.startsWith("__reactContainer$"),
  );
  let fiber: Fiber | null = (root?.[1] as Fiber | undefined)?.stateNode.current ?? null;
  while (fiber && !fiber.memoizedProps?.value?.location) fiber = fiber.child;
  const drawn = fiber?.memoizedProps?.value?.location;
  return drawn === undefined || drawn.pathname + drawn.search === address;
}
