import type { Site } from "../site.ts";

export const site: Site = {
  id: "pageup",
  name: "PageUp",
  kind: "hiring-system",
  lastSeen: null,
  isOffered: true,
  hosts: ["pageuppeople.com"],
  jobs: [{ paths: [/\/job\/(\d{4,12})(?:\/|$)/], id: /^\d{4,20}$/ }],
  formHosts: ["pageuppeople.com"],
  titles: /pageup(?: people)?/,
};
