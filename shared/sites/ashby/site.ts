import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "ashby",
  name: "Ashby",
  kind: "hiring-system",
  isOffered: true,
  hosts: ["ashbyhq.com"],
  jobs: [
    {
      paths: [/\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?:\/|$)/i],
      params: ["ashby_jid"],
      elsewhere: "ashby_jid",
      id: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
    },
  ],
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
  titles: /ashby/,
  employer: [/^(?:[^/]*\.)?ashbyhq\.com\/([^/]*)/],
  formHosts: ["ashbyhq.com"],
};
