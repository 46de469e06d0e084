import type { Site } from "../site.ts";

export const site: Site = {
  id: "jobs-tas",
  name: "Tasmanian Government Jobs",
  kind: "board",
  lastSeen: null,
  isOffered: true,
  order: 16,
  hosts: ["jobs.tas.gov.au"],
};
