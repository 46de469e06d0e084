import type { Site } from "../site.ts";

export const site: Site = {
  id: "personio",
  name: "Personio",
  kind: "hiring-system",
  lastSeen: null,
  isOffered: false,
  hosts: ["jobs.personio.de", "jobs.personio.com"],
  jobs: [{ paths: [/\/job\/(\d{4,12})(?:\/|$)/], id: /^\d{4,20}$/ }],
  employer: [/^([\w-]{2,60})\.jobs\.personio\.(?:de|com)\//],
  titles: /personio/,
};
