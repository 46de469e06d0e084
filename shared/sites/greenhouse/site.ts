import type { Site } from "../site.ts";

export const site: Site = {
  id: "greenhouse",
  name: "Greenhouse",
  kind: "hiring-system",
  lastSeen: null,
  isOffered: true,
  hosts: ["greenhouse.io"],
  jobs: [
    {
      paths: [/\/jobs\/(\d{4,20})(?:\/|$)/],
      params: ["gh_jid", "token"],
      elsewhere: "gh_jid",
      id: /^\d{4,20}$/,
    },
  ],
  formHosts: ["greenhouse.io"],
  isFramed: true,
  employer: [/^(?:[^/]*\.)?greenhouse\.io\/([^/]*)/],
  titles: /greenhouse/,
  tracking: ["gh_src"],
};
