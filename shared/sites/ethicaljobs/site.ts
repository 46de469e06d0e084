import type { Site } from "../site.ts";

export const site: Site = {
  id: "ethicaljobs",
  name: "EthicalJobs",
  kind: "board",
  lastSeen: null,
  isOffered: true,
  order: 8,
  hosts: ["ethicaljobs.com.au"],
  titles: /ethical ?jobs/,
};
