import type { HTTPRequest, Page } from "puppeteer";
import { testOrigin } from "./test-origin.ts";

const probe = "/robots.txt?intercepted";

/** Asks from inside the page, past its cache and its service worker, which answers GET alone. */
const askOnce = (address: string) =>
  fetch(address, { method: "HEAD", cache: "no-store", mode: "no-cors" }).then(
    () => undefined,
    () => undefined,
  );

/**
 * From now on each request of the page goes through `handle`, which lets it go on, answers it or cuts it off, until
 * the returned function is called.
 *
 * Chrome says that interception is on a moment before the page's requests really go that way. A request of that moment
 * reaches the server, and Puppeteer, which waits for its interception, never tells of it: a test that acted at once
 * failed on a busy machine. So requests of our own are sent until one comes by. The listener is there first: a
 * request that nobody hears of would wait for ever.
 */
export async function intercept(
  page: Page,
  handle: (request: HTTPRequest) => void,
): Promise<() => Promise<void>> {
  let isOn = false;
  const listen = (request: HTTPRequest) => {
    if (!request.url().endsWith(probe)) return handle(request);
    isOn = true;
    if (!request.isInterceptResolutionHandled()) void request.respond({ status: 204 });
  };
  page.on("request", listen);
  await page.setRequestInterception(true);
  const isWeb = page.url().startsWith("http");
  // An empty page has nothing on its way: what is opened in it is intercepted from the start.
  if (page.url() !== "about:blank")
    while (!isOn) await page.evaluate(askOnce, isWeb ? probe : `${testOrigin}${probe}`);
  return async () => {
    page.off("request", listen);
    await page.setRequestInterception(false);
  };
}
