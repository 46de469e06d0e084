import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "pageup",
  name: "PageUp",
  kind: "hiring-system",
  isOffered: true,
  hosts: ["pageuppeople.com"],
  jobs: [{ paths: [/\/job\/(\d{4,12})(?:\/|$)/], id: /^\d{4,20}$/ }],
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
  titles: /pageup(?: people)?/,
  formHosts: ["pageuppeople.com"],
};
