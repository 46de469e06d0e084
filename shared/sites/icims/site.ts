import type { Site } from "../site.ts";

export const site: Site = {
  id: "icims",
  name: "iCIMS",
  kind: "hiring-system",
  lastSeen: null,
  isOffered: true,
  hosts: ["icims.com"],
  jobs: [{ paths: [/\/jobs\/(\d{2,12})(?:\/|$)/], id: /^\d{2,12}$/ }],
  formHosts: ["icims.com"],
  isFramed: true,
  titles: /icims/,
};
