import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "successfactors",
  name: "SuccessFactors",
  kind: "hiring-system",
  isOffered: true,
  hosts: ["successfactors.com", "successfactors.eu"],
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
  titles: /successfactors/,
};
