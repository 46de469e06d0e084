import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "jobs-wa",
  name: "Jobs WA",
  kind: "board",
  isOffered: true,
  order: 15,
  hosts: ["jobs.wa.gov.au"],
  jobs: [
    {
      paths: [/\/jobs\/(?:[^/?#]{0,300}-)?(\d{4,12})(?:\/|$)/],
      params: ["AdvertID", "advertid"],
      id: /^\d{4,20}$/,
    },
  ],
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
};
