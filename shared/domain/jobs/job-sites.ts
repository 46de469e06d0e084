import { siteList } from "../../sites/generated/site-list.ts";
import { isHostOf } from "../../sites/hosts.ts";
import type { Site } from "../../sites/site.ts";

function byOrder(one: Site, other: Site): number {
  const [a, b] = [one.order ?? Number.POSITIVE_INFINITY, other.order ?? Number.POSITIVE_INFINITY];
  return a === b ? (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1) : a - b;
}

/** The sites that the person may allow as a whole, the large boards first. The manifest's optional hosts are theirs. */
export const jobSites: readonly Site[] = siteList.filter(({ isOffered }) => isOffered).sort(byOrder);

/** What the browser is asked for: the host itself and all below it. */
export function matchPatterns({ hosts }: Pick<Site, "hosts">): string[] {
  return hosts.map((host) => `https://*.${host}/*`);
}

/** The site that an address belongs to, among those that may be allowed. */
export function jobSiteOf(url: string | undefined): Site | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined;
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" ? jobSites.find(({ hosts }) => isHostOf(hostname, hosts)) : undefined;
}
