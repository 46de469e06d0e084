/** How the addresses of a site name a job. Only ids that are unique on the whole board; else a job is its address. */
export interface JobAddresses {
  /** The board's name in identity keys and stored rows, where the site has a board per country. Never changed. */
  board?: string;
  /** What that board is called; else as the site. */
  name?: string;
  /** With all of their subdomains; the site's own hosts when absent. */
  hosts?: readonly string[];
  /** Patterns over the path; the first group is the id. */
  paths?: readonly RegExp[];
  /** Query parameters that hold the id, most specific first. */
  params?: readonly string[];
  /** The parameter that names the job on an employer's own site. */
  elsewhere?: string;
  /** An id must look like this, or it is not one. */
  id: RegExp;
  /** One way to write an id that is written in several; lower case when absent. */
  normal?: (id: string) => string;
  /** Address of the ad itself, made from the id; absent when it cannot be told from the id alone. */
  ad?: (id: string, host: string) => string;
}

/**
 * What Kelpie knows of one job site: `shared/sites/<id>/site.ts`. Facts only; `reader.ts` says how its pages are
 * read.
 */
export interface Site {
  /** The folder's name. Identity keys, stored rows and reports contain it, so it never changes. */
  id: string;
  /** As the site calls itself: the one name on every screen. */
  name: string;
  /** People look for jobs on a board; an employer runs a hiring system as its own careers site. */
  kind: "board" | "hiring-system";
  /** The person may allow the site as a whole, so that its ads are read as they are opened. */
  isOffered: boolean;
  /** Boards that people know best come first; sites without a number follow, by name. */
  order?: number;
  /** Each with all of its subdomains, old ones too: a host that is added later would have to be asked for again. */
  hosts: readonly string[];
  /** Hosts of the site that the person is never asked for. */
  otherHosts?: readonly string[];
  /** How its addresses name a job: one entry, or one a country. None: a job is its address. */
  jobs?: readonly JobAddresses[];
  /** What tells which ad is in view, beside its address, a first heading and a link that says "apply". */
  inView?: { applyLink: string; heading: string };
  /** Parameters of its links that change from visit to visit. */
  tracking?: readonly string[];
  /** The words that its terms ask for beside ads that come from its API. */
  credit?: string;
}

/** What one needs only when a page of the site is at hand; apart from the rest, so that the worker stays small. */
export interface SitePages {
  /** Month (yyyy-mm) in which somebody last saw the site itself; null: never, only saved pages or public code. */
  lastSeen: string | null;
  /** Month in which its reader was last held against a saved page or maintained public code. */
  checked?: string;
  /**
   * The version of the table of selectors in which the reader's were last changed; 1 when absent. The greatest of all
   * sites is the table's, so that extensions already installed take the change from the API.
   */
  since?: number;
  /** What the titles of its pages call it, beside the ad; in any case, whole. */
  titles?: RegExp;
  /** Patterns over host and path; the first group is the employer's own part ("jobs.lever.co/gumnut-rail"). */
  employer?: readonly RegExp[];
  /** Hosts whose ads employers show in a frame of their own site. */
  frameHosts?: readonly string[];
  /** Hosts whose frames hold application forms. */
  formHosts?: readonly string[];
}

/** Every host of a site, those it is not asked for by included. */
export function hostsOf({ hosts, otherHosts = [] }: Site): readonly string[] {
  return [...hosts, ...otherHosts];
}

/** True when the host is one of these or below one of them. */
export function isHostOf(host: string, hosts: readonly string[]): boolean {
  return hosts.some((known) => host === known || host.endsWith(`.${known}`));
}
