import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "taleo",
  name: "Taleo",
  kind: "hiring-system",
  isOffered: true,
  hosts: ["taleo.net"],
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
  titles: /taleo/,
};
