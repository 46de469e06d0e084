import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "puppeteer";
import { testOrigin } from "#shared/testing/e2e/test-origin.ts";

const ownPages = path.join(import.meta.dirname, "pages");
const realPages = path.resolve(import.meta.dirname, "../../../shared/data/capture");

export interface SavedPage {
  url: string;
  html: string;
}

/** A page of our own under a realistic address. */
export function ownPage(file: string, url: string): SavedPage {
  return { url, html: readFileSync(path.join(ownPages, file), "utf8") };
}

export interface RealPage extends SavedPage {
  expected: { title: string; company: string; location: string | null; location_alt?: string[] };
}

/** A real saved page with the expected reading; undefined if ../shared is absent. */
export function realPage(name: string): RealPage | undefined {
  const file = path.join(realPages, `${name}.html`);
  if (!existsSync(file)) return undefined;
  const expected = JSON.parse(readFileSync(path.join(realPages, `${name}.expected.json`), "utf8"));
  return { url: expected.url, html: readFileSync(file, "utf8"), expected };
}

/** Opens the page under its real address. All other requests are refused, so that no test leaves the machine. */
export async function openSavedPage(page: Page, saved: SavedPage): Promise<void> {
  await page.setRequestInterception(true);
  page.removeAllListeners("request");
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.url() === saved.url)
      void request.respond({ status: 200, contentType: "text/html; charset=utf-8", body: saved.html });
    else if (request.url().startsWith(testOrigin)) void request.continue();
    else void request.abort();
  });
  await page.goto(saved.url, { waitUntil: "domcontentloaded" });
}
