import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "recruitee",
  name: "Recruitee",
  kind: "hiring-system",
  isOffered: true,
  hosts: ["recruitee.com"],
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
  titles: /recruitee/,
  employer: [/^([\w-]{2,60})\.recruitee\.com\//, /^(?:[^/]*\.)?recruitee\.com\/([^/]*)/],
  formHosts: ["recruitee.com"],
};
