import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "jobvite",
  name: "Jobvite",
  kind: "hiring-system",
  isOffered: false,
  hosts: ["jobvite.com"],
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
  titles: /jobvite/,
  formHosts: ["jobvite.com"],
};
