import { jobIdentity } from "#shared/domain/jobs/job-identity.ts";
import { tabAddress } from "../../platform/browser.ts";
import { type PageRead, readPage } from "../../platform/page/read-page.ts";
import { presenceOfAd, watchAd } from "../../platform/watch/watch-ad.ts";

/** Resolves to true once the page shows the ad no longer, at whatever address; to false where nothing can be watched. */
export function untilAdIsGone(page: PageRead): Promise<boolean> {
  return watchAd(page.tabId, adTitle(page), page.isHeaded === true);
}

/** The title of a page's ad as it was read; empty where the page is none. */
function adTitle({ capture }: PageRead): string {
  return capture.isAd ? (capture.fields.title.value ?? "") : "";
}

/** The tab may go elsewhere while it is read: what is there then nobody has asked to read. */
export async function readWhereItIs(tabId: number): Promise<PageRead | undefined> {
  const page = await readPage(tabId);
  return page && (await isStillThere(page)) ? page : undefined;
}

/**
 * Whether a page that was read is still the tab's, now that its address has changed: the same job's, or the same page
 * that has only written its address anew (a filter, a step of its own).
 * @param url the new address; undefined for news without one, which may be late.
 */
export async function staysAt(page: PageRead, url: string | undefined): Promise<boolean> {
  if (url === undefined) return isStillThere(page);
  if (isSamePage(page, url)) return true;
  if (!mayBeSameDocument(page, url) || (await presenceOfAd(page.tabId, adTitle(page))) === "left")
    return false;
  // Where its ad is another one by now, whoever watches it says so.
  page.url = url;
  return true;
}

async function isStillThere(page: PageRead): Promise<boolean> {
  return isSamePage(page, await tabAddress(page.tabId));
}

/** One job is one page, whatever else its address says: a fragment, tracking, the order of parameters. */
function isSamePage(page: PageRead, url: string | undefined): boolean {
  return url !== undefined && jobIdentity(page.url).identityKey === jobIdentity(url).identityKey;
}

/** Neither address names a job, and the site is the same: its page may have changed no more than its address. */
function mayBeSameDocument(page: PageRead, url: string): boolean {
  if (!URL.canParse(page.url) || !URL.canParse(url) || adTitle(page) === "") return false;
  const isNamed = [page.url, url].some((address) => jobIdentity(address).externalId !== null);
  return !isNamed && new URL(page.url).origin === new URL(url).origin;
}
