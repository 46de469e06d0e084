import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "jobscz",
  name: "Jobs.cz",
  kind: "board",
  isOffered: false,
  hosts: ["jobs.cz"],
  jobs: [{ paths: [/\/rpd\/(\d{6,14})(?:\/|$)/], id: /^\d{4,20}$/ }],
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
  titles: /jobs\.cz/,
};
