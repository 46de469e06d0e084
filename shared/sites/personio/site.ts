import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "personio",
  name: "Personio",
  kind: "hiring-system",
  isOffered: false,
  hosts: ["jobs.personio.de", "jobs.personio.com"],
  jobs: [{ paths: [/\/job\/(\d{4,12})(?:\/|$)/], id: /^\d{4,20}$/ }],
};

export const pages: SitePages = {
  lastSeen: null,
  titles: /personio/,
  employer: [/^([\w-]{2,60})\.jobs\.personio\.(?:de|com)\//],
};
