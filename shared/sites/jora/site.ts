import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "jora",
  name: "Jora",
  kind: "board",
  isOffered: true,
  order: 4,
  hosts: ["jora.com"],
  jobs: [
    {
      paths: [/\/job\/(?:[^/?#]{0,300}-)?([0-9a-f]{16,40})(?:\/|$)/i],
      params: ["jobId"],
      id: /^[0-9a-f]{16,40}$/i,
    },
  ],
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
  titles: /jora/,
};
