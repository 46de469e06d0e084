import type { Site } from "../site.ts";

export const site: Site = {
  id: "recruitee",
  name: "Recruitee",
  kind: "hiring-system",
  lastSeen: null,
  isOffered: true,
  hosts: ["recruitee.com"],
  formHosts: ["recruitee.com"],
  employer: [/^([\w-]{2,60})\.recruitee\.com\//, /^(?:[^/]*\.)?recruitee\.com\/([^/]*)/],
  titles: /recruitee/,
};
