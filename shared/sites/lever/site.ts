import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "lever",
  name: "Lever",
  kind: "hiring-system",
  isOffered: true,
  hosts: ["lever.co"],
  jobs: [
    {
      paths: [/\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?:\/|$)/i],
      id: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
    },
  ],
  tracking: ["lever-source"],
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
  titles: /lever/,
  employer: [/^(?:[^/]*\.)?lever\.co\/([^/]*)/],
  frameHosts: ["lever.co"],
  formHosts: ["lever.co"],
};
