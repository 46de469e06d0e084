import type { Site } from "../site.ts";

export const site: Site = {
  id: "careerone",
  name: "CareerOne",
  kind: "board",
  lastSeen: null,
  isOffered: true,
  order: 6,
  hosts: ["careerone.com.au"],
  jobs: [
    {
      paths: [/\/jobview\/[^/?#]{1,300}\/([0-9a-f-]{16,40})(?:\/|$)/i],
      id: /^[0-9a-f-]{16,40}$/i,
    },
  ],
  titles: /careerone/,
};
