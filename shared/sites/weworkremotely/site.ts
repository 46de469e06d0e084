import type { Site } from "../site.ts";

export const site: Site = {
  id: "weworkremotely",
  name: "We Work Remotely",
  kind: "board",
  lastSeen: null,
  isOffered: false,
  hosts: ["weworkremotely.com"],
  titles: /we work remotely/,
};
