import type { JobAddresses, Site, SitePages } from "../site.ts";

/**
 * The first host is the current one: SEEK changed hosts on 26 March 2026. Old and new hosts are one board per
 * country.
 */
function countryOf(told: { board: string; name?: string; hosts: readonly [string, string] }): JobAddresses {
  return {
    ...told,
    paths: [/\/job\/(\d{4,20})(?:\/|$)/],
    params: ["jobId", "jobid"],
    id: /^\d{4,20}$/,
    ad: (id) => `https://${told.hosts[0]}/job/${id}`,
  };
}

export const site: Site = {
  id: "seek",
  name: "SEEK",
  kind: "board",
  isOffered: true,
  order: 1,
  hosts: ["seek.com", "seek.com.au", "seek.co.nz"],
  jobs: [
    countryOf({ board: "seek-au", hosts: ["au.seek.com", "seek.com.au"] }),
    countryOf({ board: "seek-nz", name: "SEEK NZ", hosts: ["nz.seek.com", "seek.co.nz"] }),
  ],
  inView: {
    applyLink: 'a[data-automation="job-detail-apply"]',
    heading: '[data-automation="job-detail-title"]',
  },
  tracking: ["sol"],
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
  titles: /seek|seek\.com\.au/,
};
