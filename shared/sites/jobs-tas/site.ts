import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "jobs-tas",
  name: "Tasmanian Government Jobs",
  kind: "board",
  isOffered: true,
  order: 16,
  hosts: ["jobs.tas.gov.au"],
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
};
