import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "greenhouse",
  name: "Greenhouse",
  kind: "hiring-system",
  isOffered: true,
  hosts: ["greenhouse.io"],
  jobs: [
    {
      paths: [/\/jobs\/(\d{4,20})(?:\/|$)/],
      params: ["gh_jid", "token"],
      elsewhere: "gh_jid",
      id: /^\d{4,20}$/,
    },
  ],
  tracking: ["gh_src"],
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
  titles: /greenhouse/,
  employer: [/^(?:[^/]*\.)?greenhouse\.io\/([^/]*)/],
  frameHosts: ["greenhouse.io"],
  formHosts: ["greenhouse.io"],
};
