import type { Site } from "../site.ts";

export const site: Site = {
  id: "iworkfor-sa",
  name: "I WORK FOR SA",
  kind: "board",
  lastSeen: null,
  isOffered: true,
  order: 14,
  hosts: ["iworkfor.sa.gov.au"],
  jobs: [{ params: ["AdvertID", "advertid"], id: /^\d{4,20}$/ }],
};
