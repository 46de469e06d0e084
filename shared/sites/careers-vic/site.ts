import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "careers-vic",
  name: "Careers.Vic",
  kind: "board",
  isOffered: true,
  order: 12,
  hosts: ["careers.vic.gov.au"],
  jobs: [{ paths: [/\/job\/(?:[^/?#]{0,300}-)?(\d{4,12})(?:\/|$)/], id: /^\d{4,20}$/ }],
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
  titles: /careers\.vic.*/,
};
