import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "talentclue",
  name: "Talent Clue",
  kind: "hiring-system",
  isOffered: false,
  hosts: ["talentclue.com"],
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
  titles: /talent ?clue/,
  employer: [/^([\w-]{2,60})\.talentclue\.com\//],
};
