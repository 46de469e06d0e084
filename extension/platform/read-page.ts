import type { Capture, PageSnapshot } from "#shared/job-ad/capture.ts";
import { browser } from "./browser.ts";
import { pageHtml } from "./page-html.ts";
import { renewHooks } from "./site-hooks.ts";
import { readStored } from "./storage.ts";

/** One read of one tab. `url` and `title` are the page's own; the ad's address may differ. */
export interface PageRead {
  tabId: number;
  url: string;
  title: string;
  capture: Capture;
  /** Version of the hooks it was read with; absent for what comes from no page. */
  hooks?: number;
}

/**
 * Reads the tab's page and the ad in it. Undefined when the browser does not let us: no click on the icon yet, or a
 * page that no extension may read.
 */
export async function readPage(tabId: number): Promise<PageRead | undefined> {
  const [snapshot, { readAd }, keptHooks] = await Promise.all([
    snapshotOf(tabId),
    import("./extract-job-ad.ts"),
    readStored("siteHooks"),
  ]);
  if (snapshot === undefined) return undefined;
  const read = readAd(snapshot, keptHooks?.table, new Date().toISOString());
  void renewHooks();
  return { tabId, url: snapshot.url, title: snapshot.title, ...read };
}

async function snapshotOf(tabId: number): Promise<PageSnapshot | undefined> {
  try {
    const [answer] = await browser.scripting.executeScript({ target: { tabId }, func: pageHtml });
    return answer?.result ?? undefined;
  } catch {
    return undefined;
  }
}
