import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "ethicaljobs",
  name: "EthicalJobs",
  kind: "board",
  isOffered: true,
  order: 8,
  hosts: ["ethicaljobs.com.au"],
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
  titles: /ethical ?jobs/,
};
