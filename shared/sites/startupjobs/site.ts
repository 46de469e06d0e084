import type { Site } from "../site.ts";

export const site: Site = {
  id: "startupjobs",
  name: "StartupJobs",
  kind: "board",
  lastSeen: null,
  isOffered: false,
  hosts: ["startupjobs.cz", "startupjobs.com"],
  jobs: [{ paths: [/\/nabidka\/(\d{3,10})(?:\/|$)/], id: /^\d{3,10}$/ }],
  titles: /startup ?jobs|startupjobs\.cz/,
};
