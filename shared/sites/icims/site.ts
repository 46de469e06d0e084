import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "icims",
  name: "iCIMS",
  kind: "hiring-system",
  isOffered: true,
  hosts: ["icims.com"],
  jobs: [{ paths: [/\/jobs\/(\d{2,12})(?:\/|$)/], id: /^\d{2,12}$/ }],
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
  titles: /icims/,
  frameHosts: ["icims.com"],
  formHosts: ["icims.com"],
};
