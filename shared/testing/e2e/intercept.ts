import type { HTTPRequest, Page } from "puppeteer";
import { testOrigin } from "./test-origin.ts";

const probe = "/robots.txt?intercepted";

/** Requests from inside the page, without its cache and its service worker, which only answers GET. */
const askOnce = (address: string) =>
  fetch(address, { method: "HEAD", cache: "no-store", mode: "no-cors" }).then(
    () => undefined,
    () => undefined,
  );

/**
 * From now on each request of the page goes through `handle`, which continues, answers or aborts it, until the
 * returned function is called.
 * Chrome reports that interception is on slightly before the page's requests are intercepted. A request in between
 * reaches the server, and Puppeteer never reports it, so that a test failed on a busy machine. Therefore we send
 * requests of our own until one is intercepted. The listener is added first, because an intercepted request without a
 * listener waits for ever.
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
  // An empty page has no requests: whatever is opened in it is intercepted from the start.
  if (page.url() !== "about:blank")
    while (!isOn) await page.evaluate(askOnce, isWeb ? probe : `${testOrigin}${probe}`);
  return async () => {
    page.off("request", listen);
    await page.setRequestInterception(false);
  };
}
