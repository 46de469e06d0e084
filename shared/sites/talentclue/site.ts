import type { Site } from "../site.ts";

export const site: Site = {
  id: "talentclue",
  name: "Talent Clue",
  kind: "hiring-system",
  lastSeen: null,
  isOffered: false,
  hosts: ["talentclue.com"],
  employer: [/^([\w-]{2,60})\.talentclue\.com\//],
  titles: /talent ?clue/,
};
