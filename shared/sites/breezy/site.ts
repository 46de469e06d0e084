import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "breezy",
  name: "Breezy HR",
  kind: "hiring-system",
  isOffered: false,
  hosts: ["breezy.hr"],
  jobs: [{ paths: [/\/p\/([0-9a-f]{12})(?:-|\/|$)/i], id: /^[0-9a-f]{12}$/i }],
};

export const pages: SitePages = {
  lastSeen: null,
  titles: /breezy(?: ?hr)?/,
  employer: [/^([\w-]{2,60})\.breezy\.hr\//],
};
