import type { Site } from "../site.ts";

export const site: Site = {
  id: "pinpoint",
  name: "Pinpoint",
  kind: "hiring-system",
  lastSeen: null,
  isOffered: false,
  hosts: ["pinpointhq.com"],
  employer: [/^([\w-]{2,60})\.pinpointhq\.com\//],
};
