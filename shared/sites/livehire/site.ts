import type { Site } from "../site.ts";

export const site: Site = {
  id: "livehire",
  name: "LiveHire",
  kind: "hiring-system",
  lastSeen: null,
  isOffered: false,
  hosts: ["livehire.com"],
  employer: [/^([\w-]{2,60})\.livehire\.com\//],
  titles: /livehire/,
};
