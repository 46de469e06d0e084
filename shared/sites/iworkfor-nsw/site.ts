import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "iworkfor-nsw",
  name: "I work for NSW",
  kind: "board",
  isOffered: true,
  order: 11,
  hosts: ["iworkfor.nsw.gov.au"],
  jobs: [{ paths: [/\/job\/(?:[^/?#]{0,300}-)?(\d{4,12})(?:\/|$)/], id: /^\d{4,20}$/ }],
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
  titles: /iworkfor\.?nsw/,
};
