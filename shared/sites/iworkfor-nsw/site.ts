import type { Site } from "../site.ts";

export const site: Site = {
  id: "iworkfor-nsw",
  name: "I work for NSW",
  kind: "board",
  lastSeen: null,
  isOffered: true,
  order: 11,
  hosts: ["iworkfor.nsw.gov.au"],
  jobs: [{ paths: [/\/job\/(?:[^/?#]{0,300}-)?(\d{4,12})(?:\/|$)/], id: /^\d{4,20}$/ }],
  titles: /iworkfor\.?nsw/,
};
