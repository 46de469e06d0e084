import type { Site } from "../site.ts";

export const site: Site = {
  id: "smartrecruiters",
  name: "SmartRecruiters",
  kind: "hiring-system",
  lastSeen: null,
  isOffered: true,
  hosts: ["smartrecruiters.com"],
  jobs: [{ paths: [/^\/[^/]{1,100}\/(\d{6,20})(?:-|\/|$)/], id: /^\d{4,20}$/ }],
  formHosts: ["smartrecruiters.com"],
  employer: [/^(?:[^/]*\.)?smartrecruiters\.com\/([^/]*)/],
  titles: /smartrecruiters/,
};
