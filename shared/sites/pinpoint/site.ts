import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "pinpoint",
  name: "Pinpoint",
  kind: "hiring-system",
  isOffered: false,
  hosts: ["pinpointhq.com"],
};

export const pages: SitePages = {
  lastSeen: null,
  employer: [/^([\w-]{2,60})\.pinpointhq\.com\//],
};
