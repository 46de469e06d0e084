import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "adzuna",
  name: "Adzuna",
  kind: "board",
  isOffered: true,
  order: 5,
  hosts: ["adzuna.com.au", "adzuna.co.nz"],
  otherHosts: ["adzuna.com", "adzuna.co.uk"],
  jobs: [{ paths: [/\/details\/(\d{6,14})(?:\/|$)/], id: /^\d{4,20}$/ }],
  credit: "Jobs by Adzuna",
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
  titles: /adzuna/,
};
