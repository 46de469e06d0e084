import type { HTTPRequest, Page } from "puppeteer";

interface Counted {
  calls: Set<HTTPRequest>;
  count: (request: HTTPRequest) => void;
}

const counted = new WeakMap<Page, Counted>();
/** What a screen is made of; the line for live news stays open for good. */
const parts = new Set(["document", "script", "stylesheet", "font", "fetch", "xhr"]);

/** Counts the calls of a page from now on; call it before the page goes anywhere. */
export function countCalls(page: Page): void {
  const { count } = counted.get(page) ?? beginCounting(page);
  // A test may have removed all listeners with its own.
  page.off("request", count);
  page.on("request", count);
}

function beginCounting(page: Page): Counted {
  const calls = new Set<HTTPRequest>();
  // A shared worker is a target of its own, in which the end of its script is told.
  const isPart = (request: HTTPRequest) =>
    parts.has(request.resourceType()) && !/worker-[^/]*\.js$/.test(request.url());
  const count = (request: HTTPRequest) => void (isPart(request) && calls.add(request));
  counted.set(page, { calls, count });
  page.on("requestfinished", (request) => calls.delete(request));
  // The end of an answer whose body nobody reads is told late or never.
  page.on("response", (response) => calls.delete(response.request()));
  page.on("requestfailed", (request) => calls.delete(request));
  // What a left page had asked for never ends.
  page.on("framenavigated", (frame) => {
    if (frame !== page.mainFrame()) return;
    for (const call of calls) if (!call.isNavigationRequest()) calls.delete(call);
  });
  return { calls, count };
}

/** It has its heading, nothing in it says that it is busy, and nothing is left to do. */
function isDrawn(timeout: number): Promise<boolean> {
  const hasAll = document.querySelector("h1") !== null && document.querySelector("[aria-busy=true]") === null;
  return new Promise((resolve) =>
    // A busy machine may never leave a page idle: then it is asked again.
    requestIdleCallback(() => resolve(hasAll && document.readyState === "complete"), { timeout }),
  );
}

/** How long a look waits for an idle page. After a click or a key Chromium may call a document busy for good. */
const idleMs = { loaded: 1000, moved: 100 };

/**
 * Until a page rests: no call is under way and its screen is drawn, at two looks one after the other, since drawing may
 * ask for the next part.
 * @param isMoved the document was there before (`go.ts`).
 */
export async function rest(page: Page, isMoved = false): Promise<void> {
  const end = performance.now() + 20_000;
  for (let looks = 0; looks < 3; ) {
    const wait = isMoved ? idleMs.moved : idleMs.loaded;
    const rests =
      counted.get(page)?.calls.size === 0 && (await page.evaluate(isDrawn, wait).catch(() => false));
    looks = rests ? looks + 1 : 0;
    if (performance.now() > end) {
      const open = [...(counted.get(page)?.calls ?? [])].map((call) => call.url()).join(", ");
      throw new Error(`${page.url()} does not come to rest: ${open || "its screen is not drawn"}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
