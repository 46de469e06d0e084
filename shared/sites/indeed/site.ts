import type { Site } from "../site.ts";

export const site: Site = {
  id: "indeed",
  name: "Indeed",
  kind: "board",
  lastSeen: null,
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
  titles: /indeed(?:\.com)?/,
  tracking: ["advn", "from", "tk"],
};
