import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "glassdoor",
  name: "Glassdoor",
  kind: "board",
  isOffered: true,
  order: 7,
  hosts: ["glassdoor.com", "glassdoor.com.au", "glassdoor.co.nz"],
  otherHosts: ["glassdoor.co.uk"],
  jobs: [{ params: ["jl", "jobListingId"], id: /^\d{4,20}$/ }],
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
  titles: /glassdoor/,
};
