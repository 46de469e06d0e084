import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "weworkremotely",
  name: "We Work Remotely",
  kind: "board",
  isOffered: false,
  hosts: ["weworkremotely.com"],
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
  titles: /we work remotely/,
};
