import type { Site } from "../site.ts";

export const site: Site = {
  id: "breezy",
  name: "Breezy HR",
  kind: "hiring-system",
  lastSeen: null,
  isOffered: false,
  hosts: ["breezy.hr"],
  jobs: [{ paths: [/\/p\/([0-9a-f]{12})(?:-|\/|$)/i], id: /^[0-9a-f]{12}$/i }],
  employer: [/^([\w-]{2,60})\.breezy\.hr\//],
  titles: /breezy(?: ?hr)?/,
};
