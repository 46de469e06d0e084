import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "careerone",
  name: "CareerOne",
  kind: "board",
  isOffered: true,
  order: 6,
  hosts: ["careerone.com.au"],
  jobs: [
    {
      paths: [/\/jobview\/[^/?#]{1,300}\/([0-9a-f-]{16,40})(?:\/|$)/i],
      id: /^[0-9a-f-]{16,40}$/i,
    },
  ],
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
  titles: /careerone/,
};
