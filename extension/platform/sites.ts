import { jobSiteOf, jobSites, matchPatterns } from "#shared/domain/jobs/job-sites.ts";
import type { Site } from "#shared/sites/site.ts";
import { browser } from "./browser.ts";
import { exclusively } from "./raw-json.ts";

/** Scripts for the pages of allowed sites: one reports which ad is in view, one adds scores to cards. */
const followers = ["/follow-ad.js", "/score-cards.js"] as const;

const scriptId = ({ id }: Site) => `site-${id}`;

/** Shows the browser's permission dialog. Call it first in a click, or the browser refuses. */
export function askForSite(site: Site): Promise<boolean> {
  return browser.permissions.request({ origins: matchPatterns(site) });
}

/** Withdraws a site's permission. */
export async function leaveSite(site: Site): Promise<void> {
  await browser.permissions.remove({ origins: matchPatterns(site) });
}

export function isAllowed(site: Site): Promise<boolean> {
  return browser.permissions.contains({ origins: matchPatterns(site) });
}

/** Whether the page at this address may be read without a click. */
export async function isAllowedAddress(url: string | undefined): Promise<boolean> {
  const site = jobSiteOf(url);
  return site !== undefined && isAllowed(site);
}

export async function allowedSites(): Promise<Site[]> {
  const answers = await Promise.all(jobSites.map(isAllowed));
  return jobSites.filter((_, index) => answers[index]);
}

/**
 * Calls back when a site was allowed or its permission withdrawn, here or in the browser's settings. Returns a
 * function that stops it.
 */
export function watchSites(onChange: () => void): () => void {
  browser.permissions.onAdded.addListener(onChange);
  browser.permissions.onRemoved.addListener(onChange);
  return () => {
    browser.permissions.onAdded.removeListener(onChange);
    browser.permissions.onRemoved.removeListener(onChange);
  };
}

/** Registers the follower on the pages of allowed sites only. On a page that is already open it starts now. */
export async function syncSites(): Promise<void> {
  // An installation and a start of the browser may coincide, and a script cannot be registered twice.
  await exclusively("sites", registerAllowed);
}

async function registerAllowed(): Promise<void> {
  const allowed = await allowedSites();
  const registered = (await browser.scripting.getRegisteredContentScripts()).map(({ id }) => id);
  const gone = registered.filter((id) => !allowed.some((site) => scriptId(site) === id));
  if (gone.length > 0) await browser.scripting.unregisterContentScripts({ ids: gone });
  for (const site of allowed.filter((one) => !registered.includes(scriptId(one)))) await follow(site);
}

async function follow(site: Site): Promise<void> {
  const matches = matchPatterns(site);
  await browser.scripting.registerContentScripts([
    { id: scriptId(site), matches, js: followers.map((file) => file.slice(1)), runAt: "document_idle" },
  ]);
  for (const { id } of await browser.tabs.query({ url: matches }))
    if (id !== undefined)
      await browser.scripting
        .executeScript({ target: { tabId: id }, files: [...followers] })
        .catch(() => undefined);
}
