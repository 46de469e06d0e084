import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "bamboohr",
  name: "BambooHR",
  kind: "hiring-system",
  isOffered: true,
  hosts: ["bamboohr.com"],
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
  titles: /bamboohr/,
  employer: [/^([\w-]{2,60})\.bamboohr\.com\//],
  formHosts: ["bamboohr.com"],
};
