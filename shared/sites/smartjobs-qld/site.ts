import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "smartjobs-qld",
  name: "Smart jobs (Queensland)",
  kind: "board",
  isOffered: true,
  order: 13,
  hosts: ["smartjobs.qld.gov.au"],
  jobs: [
    {
      paths: [/\/jobs\/(QLD-[\w-]{3,40})(?:\/|$)/i],
      params: ["in_jnCounter"],
      id: /^(?:QLD-[\w-]{3,40}|\d{5,14})$/i,
    },
  ],
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
};
