import type { Site } from "../site.ts";

export const site: Site = {
  id: "jobadder",
  name: "JobAdder",
  kind: "hiring-system",
  lastSeen: null,
  isOffered: true,
  hosts: ["jobadder.com"],
  formHosts: ["jobadder.com"],
  titles: /jobadder/,
};
