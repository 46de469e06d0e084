import type { HTTPRequest, Page } from "puppeteer";
import { testOrigin } from "#shared/testing/e2e/test-origin.ts";

/**
 * The panel's reads of its own account, and the public table of selectors: the only calls before the person asks for
 * anything.
 */
const reads = new Set([
  "/api/job-sites/hooks",
  "/api/auth/user",
  "/api/resumes/default",
  "/api/applications?ads=none",
  "/api/user/gate-answers",
]);

/** Records every call that the panel makes to any server. */
export function recordCalls(panel: Page): { all: string[]; forbidden: () => string[] } {
  const all: string[] = [];
  panel.on("request", (request: HTTPRequest) => {
    // An address that contains its own content (`data:`) makes no call.
    if (!/^(?:chrome-extension|blob|data):/.test(request.url()))
      all.push(`${request.method()} ${request.url()}`);
  });
  const isRead = (call: string) => {
    const [method, address = ""] = call.split(" ");
    const url = new URL(address);
    return method === "GET" && url.origin === testOrigin && reads.has(url.pathname + url.search);
  };
  return { all, forbidden: () => all.filter((call) => !isRead(call)) };
}
