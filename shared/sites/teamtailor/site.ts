import type { Site } from "../site.ts";

export const site: Site = {
  id: "teamtailor",
  name: "Teamtailor",
  kind: "hiring-system",
  lastSeen: null,
  isOffered: true,
  hosts: ["teamtailor.com"],
  formHosts: ["teamtailor.com"],
  employer: [/^([\w-]{2,60})\.teamtailor\.com\//],
  titles: /teamtailor/,
};
