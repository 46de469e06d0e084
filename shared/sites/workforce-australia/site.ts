import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "workforce-australia",
  name: "Workforce Australia",
  kind: "board",
  isOffered: true,
  order: 9,
  hosts: ["workforceaustralia.gov.au"],
  jobs: [{ paths: [/\/jobs\/(?:details|apply)\/(\d{6,14})(?:\/|$)/], id: /^\d{4,20}$/ }],
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
};
