import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "jobadder",
  name: "JobAdder",
  kind: "hiring-system",
  isOffered: true,
  hosts: ["jobadder.com"],
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
  titles: /jobadder/,
  formHosts: ["jobadder.com"],
};
