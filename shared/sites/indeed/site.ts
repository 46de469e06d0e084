import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "indeed",
  name: "Indeed",
  kind: "board",
  isOffered: true,
  order: 3,
  hosts: ["indeed.com"],
  jobs: [
    {
      params: ["vjk", "jk"],
      id: /^[0-9a-f]{16}$/i,
      ad: (id, host) => `https://${host}/viewjob?jk=${id}`,
    },
  ],
  tracking: ["advn", "from", "tk"],
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
  titles: /indeed(?:\.com)?/,
};
