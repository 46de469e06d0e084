import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "iworkfor-sa",
  name: "I WORK FOR SA",
  kind: "board",
  isOffered: true,
  order: 14,
  hosts: ["iworkfor.sa.gov.au"],
  jobs: [{ params: ["AdvertID", "advertid"], id: /^\d{4,20}$/ }],
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
};
