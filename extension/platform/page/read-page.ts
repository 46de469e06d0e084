import type { Capture, PageSnapshot } from "#shared/job-ad/capture.ts";
import type { ListedAd } from "#shared/job-ad/sections/listed-ads.ts";
import type { SelectorTable } from "#shared/job-ad/selector-schema.ts";
import { browser, tabAddress } from "../browser.ts";
import { readStored } from "../storage.ts";
import { pageHtml } from "./page-html.ts";

/** One read of one tab. `url` and `title` are the page's own; the ad's address may differ. */
export interface PageRead {
  tabId: number;
  url: string;
  title: string;
  capture: Capture;
  /** Version of the selectors it was read with; absent for what comes from no page. */
  hooks?: number;
  /** A heading of the page says the ad's title. */
  isHeaded?: boolean;
  /** The tab shows a PDF, not a page. */
  isPdf?: boolean;
  /** What a page says that thanks for an application: it may name the job. */
  said?: string;
  /** The ads of a page that lists several. */
  listed?: readonly ListedAd[];
}

/**
 * Reads the tab's page and the ad in it. Undefined when the browser does not let us: no click on the icon yet, or a
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

/** In milliseconds, before each look. */
const looks = [0, 100, 300];

/**
 * A click gives the right to read in the browser first and in the page's process a moment later: where its address can
 * be seen, the right was given, and a refusal is looked at again.
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
