import { hostsOf, isHostOf, type JobAddresses, type Site } from "#shared/sites/site.ts";
import { siteList } from "../../sites/generated/site-list.ts";

/** A board as identity keys and stored rows name it: a site, or one country of it. */
export interface JobBoard {
  board: string;
  name: string;
  site: Site;
  hosts: readonly string[];
  /** Absent where a job keeps its whole address: ids that count per employer, or none at all. */
  addresses: JobAddresses | undefined;
}

export const jobBoards: readonly JobBoard[] = siteList.flatMap((site) =>
  (site.jobs ?? [undefined]).map((addresses) => ({
    board: addresses?.board ?? site.id,
    name: addresses?.name ?? site.name,
    site,
    hosts: addresses?.hosts ?? hostsOf(site),
    addresses,
  })),
);

/** The board's own name; null for a site that is none of them. */
export function boardName(board: string | null): string | null {
  return jobBoards.find((known) => known.board === board)?.name ?? null;
}

/** How the job board names where an ad comes from: a site's API, or what is no site. */
export function sourceName(source: string): string {
  const site = siteList.find(({ id }) => id === source);
  return site?.credit ?? site?.name ?? ownSources.get(source) ?? source;
}

const ownSources = new Map([
  ["feed", "Employer's site"],
  ["employer", "Kelpie"],
  ["sample", "Sample job (not a real ad)"],
]);

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
