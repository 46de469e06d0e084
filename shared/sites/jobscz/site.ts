import type { Site } from "../site.ts";

export const site: Site = {
  id: "jobscz",
  name: "Jobs.cz",
  kind: "board",
  lastSeen: null,
  isOffered: false,
  hosts: ["jobs.cz"],
  jobs: [{ paths: [/\/rpd\/(\d{6,14})(?:\/|$)/], id: /^\d{4,20}$/ }],
  titles: /jobs\.cz/,
};
