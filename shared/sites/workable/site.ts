import type { Site } from "../site.ts";

export const site: Site = {
  id: "workable",
  name: "Workable",
  kind: "hiring-system",
  lastSeen: null,
  isOffered: true,
  hosts: ["workable.com"],
  jobs: [
    {
      hosts: ["apply.workable.com"],
      paths: [/\/j\/([0-9A-F]{8,12})(?:\/|$)/i],
      id: /^[0-9A-F]{8,12}$/i,
      normal: (id) => id.toUpperCase(),
    },
  ],
  formHosts: ["workable.com"],
  employer: [/^(?:[^/]*\.)?apply\.workable\.com\/([^/]*)/],
  titles: /workable/,
};
