import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "livehire",
  name: "LiveHire",
  kind: "hiring-system",
  isOffered: false,
  hosts: ["livehire.com"],
};

export const pages: SitePages = {
  lastSeen: null,
  titles: /livehire/,
  employer: [/^([\w-]{2,60})\.livehire\.com\//],
};
