import type { Site } from "../site.ts";

export const site: Site = {
  id: "successfactors",
  name: "SuccessFactors",
  kind: "hiring-system",
  lastSeen: null,
  isOffered: true,
  hosts: ["successfactors.com", "successfactors.eu"],
  titles: /successfactors/,
};
