import type { Site } from "../site.ts";

export const site: Site = {
  id: "jora",
  name: "Jora",
  kind: "board",
  lastSeen: null,
  isOffered: true,
  order: 4,
  hosts: ["jora.com"],
  jobs: [
    {
      paths: [/\/job\/(?:[^/?#]{0,300}-)?([0-9a-f]{16,40})(?:\/|$)/i],
      params: ["jobId"],
      id: /^[0-9a-f]{16,40}$/i,
    },
  ],
  titles: /jora/,
};
