import type { Capture, PageSnapshot } from "#shared/job-ad/capture.ts";
import type { ListedAd } from "#shared/job-ad/sections/listed-ads.ts";
import type { SelectorTable } from "#shared/job-ad/selector-schema.ts";
import { browser, tabAddress } from "../browser.ts";
import { readStored } from "../storage.ts";
import { pageHtml } from "./page-html.ts";

/** One reading of one tab. `url` and `title` are the page's own; the ad's address may differ. */
export interface PageRead {
  tabId: number;
  url: string;
  title: string;
  capture: Capture;
  /** Version of the selectors; absent for an ad without a page. */
  hooks?: number;
  /** True if a heading of the page has the ad's title. */
  isHeaded?: boolean;
  /** True if the tab shows a PDF. */
  isPdf?: boolean;
  /** The first text of a page that thanks for an application, which may name the job. */
  said?: string;
  /** The ads of a page that lists several. */
  listed?: readonly ListedAd[];
}

/**
 * Reads the tab's page and the ad in it. Undefined if the browser does not allow it: no click on the icon yet, or a
 * page that no extension may read.
 */
export async function readPage(tabId: number): Promise<PageRead | undefined> {
  const [snapshot, { readAd }, table] = await Promise.all([
    snapshotOf(tabId),
    import("./extract-job-ad.ts"),
    savedSelectors(),
  ]);
  if (snapshot === undefined) return undefined;
  const read = readAd(snapshot, table, new Date().toISOString());
  void import("./site-hooks.ts").then(({ renewSelectors }) => renewSelectors());
  const title = read.capture.fields.title.value;
  const isHeaded =
    title !== null && (snapshot.hints?.headings ?? []).some(({ text }) => text.startsWith(title));
  const isPdf = snapshot.contentType === "application/pdf";
  return { tabId, url: snapshot.url, title: snapshot.title, isHeaded, isPdf, ...read };
}

/** Loads the code that validates a table only if one is saved: usually the built-in selectors are the newest. */
async function savedSelectors(): Promise<SelectorTable | null> {
  const kept = await readStored("siteHooks");
  return kept?.table == null ? null : (await import("./site-hooks.ts")).checkSelectors(kept.table);
}

/** Delay before each attempt, in milliseconds. */
const looks = [0, 100, 300];

/**
 * After a click the browser grants the right to read before the page's process knows it. If the tab's address is
 * visible, the right was granted, so a refusal is retried.
 */
async function snapshotOf(tabId: number): Promise<PageSnapshot | undefined> {
  for (const pause of looks) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    try {
      const [answer] = await browser.scripting.executeScript({ target: { tabId }, func: pageHtml });
      return answer?.result ?? undefined;
    } catch {
      if ((await tabAddress(tabId)) === undefined) return undefined;
    }
  }
  return undefined;
}
