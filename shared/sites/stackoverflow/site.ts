import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "stackoverflow",
  name: "Stack Overflow",
  kind: "board",
  isOffered: false,
  hosts: ["stackoverflow.com"],
  jobs: [{ paths: [/\/jobs\/(\d{4,12})(?:\/|$)/], id: /^\d{4,20}$/ }],
};

export const pages: SitePages = {
  lastSeen: null,
  titles: /stack overflow/,
};
