import type { Site } from "../site.ts";

export const site: Site = {
  id: "taleo",
  name: "Taleo",
  kind: "hiring-system",
  lastSeen: null,
  isOffered: true,
  hosts: ["taleo.net"],
  titles: /taleo/,
};
