import type { Site } from "../site.ts";

export const site: Site = {
  id: "jobvite",
  name: "Jobvite",
  kind: "hiring-system",
  lastSeen: null,
  isOffered: false,
  hosts: ["jobvite.com"],
  formHosts: ["jobvite.com"],
  titles: /jobvite/,
};
