import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "startupjobs",
  name: "StartupJobs",
  kind: "board",
  isOffered: false,
  hosts: ["startupjobs.cz", "startupjobs.com"],
  jobs: [{ paths: [/\/nabidka\/(\d{3,10})(?:\/|$)/], id: /^\d{3,10}$/ }],
};

export const pages: SitePages = {
  lastSeen: null,
  titles: /startup ?jobs|startupjobs\.cz/,
};
