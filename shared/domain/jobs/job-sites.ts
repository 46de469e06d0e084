import { hostsOf, isHostOf, type JobAddresses, type Site } from "#shared/sites/site.ts";
import { siteList } from "../../sites/generated/site-list.ts";

/** A board in identity keys and stored rows: a site, or one country of it. */
export interface JobBoard {
  board: string;
  name: string;
  site: Site;
  hosts: readonly string[];
  /** Absent if a job keeps its whole address, because the ids are per employer or there are none. */
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

/** The board's own name; null for a site that is not a board. */
export function boardName(board: string | null): string | null {
  return jobBoards.find((known) => known.board === board)?.name ?? null;
}

/** The name of an ad's source on the job board: a site's API, or a source that is not a site. */
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

/** The sites that the person may allow completely, the large boards first. They are the manifest's optional hosts. */
export const jobSites: readonly Site[] = siteList.filter(({ isOffered }) => isOffered).sort(byOrder);

/** The match patterns for the browser: the host itself and its subdomains. */
export function matchPatterns({ hosts }: Pick<Site, "hosts">): string[] {
  return hosts.map((host) => `https://*.${host}/*`);
}

/** The site of an address, if it is one that may be allowed. */
export function jobSiteOf(url: string | undefined): Site | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined;
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" ? jobSites.find(({ hosts }) => isHostOf(hostname, hosts)) : undefined;
}
