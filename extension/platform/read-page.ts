import type { Capture, PageSnapshot } from "#shared/job-ad/capture.ts";
import { browser } from "./browser.ts";
import { pageHtml } from "./page-html.ts";

/** One read of one tab. `url` and `title` are the page's own; the ad's address may differ. */
export interface PageRead {
  tabId: number;
  url: string;
  title: string;
  capture: Capture;
}

/**
 * Reads the tab's page and the ad in it. Undefined when the browser does not let us: no click on the icon yet, or a
 * page that no extension may read.
 */
export async function readPage(tabId: number): Promise<PageRead | undefined> {
  const [snapshot, { extractJobAd }] = await Promise.all([
    snapshotOf(tabId),
    import("#shared/job-ad/extract-job-ad.ts"),
  ]);
  if (snapshot === undefined) return undefined;
  const capture = extractJobAd(snapshot, { capturedAt: new Date().toISOString() });
  return { tabId, url: snapshot.url, title: snapshot.title, capture };
}

async function snapshotOf(tabId: number): Promise<PageSnapshot | undefined> {
  try {
    const [answer] = await browser.scripting.executeScript({ target: { tabId }, func: pageHtml });
    return answer?.result ?? undefined;
  } catch {
    return undefined;
  }
}
