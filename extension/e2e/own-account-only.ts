import type { HTTPRequest, Page } from "puppeteer";
import { testOrigin } from "#shared/testing/e2e/test-origin.ts";

/** The panel's own-account reads, and the public table of selectors: the only calls allowed before the person asks for anything. */
const reads = new Set([
  "/api/job-sites/hooks",
  "/api/auth/user",
  "/api/resumes/default",
  "/api/applications?ads=none",
  "/api/user/gate-answers",
]);

/** Writes down what the panel asks of any server. */
export function recordCalls(panel: Page): { all: string[]; forbidden: () => string[] } {
  const all: string[] = [];
  panel.on("request", (request: HTTPRequest) => {
    // An address that holds its own answer (`data:`) goes nowhere.
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
