import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "teamtailor",
  name: "Teamtailor",
  kind: "hiring-system",
  isOffered: true,
  hosts: ["teamtailor.com"],
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
  titles: /teamtailor/,
  employer: [/^([\w-]{2,60})\.teamtailor\.com\//],
  formHosts: ["teamtailor.com"],
};
