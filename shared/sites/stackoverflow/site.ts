import type { Site } from "../site.ts";

export const site: Site = {
  id: "stackoverflow",
  name: "Stack Overflow",
  kind: "board",
  lastSeen: null,
  isOffered: false,
  hosts: ["stackoverflow.com"],
  jobs: [{ paths: [/\/jobs\/(\d{4,12})(?:\/|$)/], id: /^\d{4,20}$/ }],
  titles: /stack overflow/,
};
