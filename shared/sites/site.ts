/**
 * How the addresses of a site name a job. Only for ids that are unique on the whole board; otherwise the address
 * identifies the job.
 */
export interface JobAddresses {
  /** The board's name in identity keys and stored rows, if the site has a board per country. Never changes. */
  board?: string;
  /** The board's name for people; by default the site's. */
  name?: string;
  /** With all of their subdomains; by default the site's own hosts. */
  hosts?: readonly string[];
  /** Patterns for the path; the first group is the id. */
  paths?: readonly RegExp[];
  /** Query parameters that contain the id, most specific first. */
  params?: readonly string[];
  /** The parameter that names the job on an employer's own site. */
  elsewhere?: string;
  /** The form of an id. */
  id: RegExp;
  /** Normalises an id that is written in several ways; by default to lower case. */
  normal?: (id: string) => string;
  /** Address of the ad, made from the id; absent if the id alone is not enough. */
  ad?: (id: string, host: string) => string;
}

/**
 * What Kelpie knows of one job site: `shared/sites/<id>/site.ts`. Facts only; `reader.ts` says how its pages are
 * read.
 */
export interface Site {
  /** The folder's name. Identity keys, stored rows and reports contain it, so it never changes. */
  id: string;
  /** The site's own name, used on every screen. */
  name: string;
  /** People search for jobs on a board; an employer uses a hiring system as its own careers site. */
  kind: "board" | "hiring-system";
  /** True if the person may allow the whole site, so that its ads are read when they are opened. */
  isOffered: boolean;
  /** Boards that people know best come first; sites without a number follow, by name. */
  order?: number;
  /**
   * Each with all of its subdomains, including old ones: for a host that is added later, the browser would ask again.
   */
  hosts: readonly string[];
  /** Hosts of the site for which the person is never asked. */
  otherHosts?: readonly string[];
  /** How its addresses name a job: one entry, or one for each country. Without any, the address identifies the job. */
  jobs?: readonly JobAddresses[];
  /** What shows which ad is in view, besides its address, a first heading and a link that says "apply". */
  inView?: { applyLink: string; heading: string };
  /** Parameters of its links that differ between visits. */
  tracking?: readonly string[];
  /** The words that its terms require next to ads from its API. */
  credit?: string;
}

/** Facts that are needed only for a page of the site; separate, so that the worker stays small. */
export interface SitePages {
  /** Month (yyyy-mm) in which somebody last saw the site itself; null if never, only saved pages or public code. */
  lastSeen: string | null;
  /** Month in which its reader was last compared with a saved page or maintained public code. */
  checked?: string;
  /**
   * The version of the table of selectors in which this reader's selectors last changed; 1 if absent. The highest
   * version of all sites is the table's, so that installed extensions take the change from the API.
   */
  since?: number;
  /** The site's name in the titles of its pages, next to the ad; whole words in any case. */
  titles?: RegExp;
  /** Patterns for host and path; the first group is the employer's own part ("jobs.lever.co/gumnut-rail"). */
  employer?: readonly RegExp[];
  /** Hosts of ads that employers show in a frame of their own site. */
  frameHosts?: readonly string[];
  /** Hosts whose frames hold application forms. */
  formHosts?: readonly string[];
}

/** Every host of a site, including those for which the person is not asked. */
export function hostsOf({ hosts, otherHosts = [] }: Site): readonly string[] {
  return [...hosts, ...otherHosts];
}

/** True when the host is one of these or below one of them. */
export function isHostOf(host: string, hosts: readonly string[]): boolean {
  return hosts.some((known) => host === known || host.endsWith(`.${known}`));
}
