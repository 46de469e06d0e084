import type { Site } from "../site.ts";

export const site: Site = {
  id: "bamboohr",
  name: "BambooHR",
  kind: "hiring-system",
  lastSeen: null,
  isOffered: true,
  hosts: ["bamboohr.com"],
  formHosts: ["bamboohr.com"],
  employer: [/^([\w-]{2,60})\.bamboohr\.com\//],
  titles: /bamboohr/,
};
