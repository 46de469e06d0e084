import { jobIdentity } from "#shared/domain/jobs/job-identity.ts";
import { tabAddress } from "../../platform/browser.ts";
import { type PageRead, readPage } from "../../platform/page/read-page.ts";
import { presenceOfAd, watchAd } from "../../platform/watch/watch-ad.ts";

/** Resolves to true once the page no longer shows the ad, at any address; to false if nothing can be watched. */
export function untilAdIsGone(page: PageRead): Promise<boolean> {
  return watchAd(page.tabId, adTitle(page), page.isHeaded === true);
}

/** The title of a page's ad as it was read; empty if the page is not an ad. */
function adTitle({ capture }: PageRead): string {
  return capture.isAd ? (capture.fields.title.value ?? "") : "";
}

/** If the tab navigates during the read, the result is for a page that nobody asked to read. */
export async function readWhereItIs(tabId: number): Promise<PageRead | undefined> {
  const page = await readPage(tabId);
  return page && (await isStillThere(page)) ? page : undefined;
}

/**
 * Whether the tab still shows a page after its address changed: the same job, or the same page with a new address (a
 * filter, a step).
 * @param url the new address; undefined for an event without one, which may be late.
 */
export async function staysAt(page: PageRead, url: string | undefined): Promise<boolean> {
  if (url === undefined) return isStillThere(page);
  if (isSamePage(page, url)) return true;
  if (!mayBeSameDocument(page, url) || (await presenceOfAd(page.tabId, adTitle(page))) === "left")
    return false;
  // If it shows another ad, the watcher reports that.
  page.url = url;
  return true;
}

async function isStillThere(page: PageRead): Promise<boolean> {
  return isSamePage(page, await tabAddress(page.tabId));
}

/** One job is one page, whatever else its address contains: a fragment, tracking, the order of parameters. */
function isSamePage(page: PageRead, url: string | undefined): boolean {
  return url !== undefined && jobIdentity(page.url).identityKey === jobIdentity(url).identityKey;
}

/** If neither address names a job and the site is the same, only the address may have changed. */
function mayBeSameDocument(page: PageRead, url: string): boolean {
  if (!URL.canParse(page.url) || !URL.canParse(url) || adTitle(page) === "") return false;
  const isNamed = [page.url, url].some((address) => jobIdentity(address).externalId !== null);
  return !isNamed && new URL(page.url).origin === new URL(url).origin;
}
