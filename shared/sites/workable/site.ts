import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "workable",
  name: "Workable",
  kind: "hiring-system",
  isOffered: true,
  hosts: ["workable.com"],
  jobs: [
    {
      hosts: ["apply.workable.com"],
      paths: [/\/j\/([0-9A-F]{8,12})(?:\/|$)/i],
      id: /^[0-9A-F]{8,12}$/i,
      normal: (id) => id.toUpperCase(),
    },
  ],
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
  titles: /workable/,
  employer: [/^(?:[^/]*\.)?apply\.workable\.com\/([^/]*)/],
  formHosts: ["workable.com"],
};
