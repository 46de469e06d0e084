import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "smartrecruiters",
  name: "SmartRecruiters",
  kind: "hiring-system",
  isOffered: true,
  hosts: ["smartrecruiters.com"],
  jobs: [{ paths: [/^\/[^/]{1,100}\/(\d{6,20})(?:-|\/|$)/], id: /^\d{4,20}$/ }],
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
  titles: /smartrecruiters/,
  employer: [/^(?:[^/]*\.)?smartrecruiters\.com\/([^/]*)/],
  formHosts: ["smartrecruiters.com"],
};
