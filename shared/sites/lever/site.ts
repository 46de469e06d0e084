import type { Site } from "../site.ts";

export const site: Site = {
  id: "lever",
  name: "Lever",
  kind: "hiring-system",
  lastSeen: null,
  isOffered: true,
  hosts: ["lever.co"],
  jobs: [
    {
      paths: [/\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?:\/|$)/i],
      id: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
    },
  ],
  formHosts: ["lever.co"],
  isFramed: true,
  employer: [/^(?:[^/]*\.)?lever\.co\/([^/]*)/],
  titles: /lever/,
  tracking: ["lever-source"],
};
