import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "remoteok",
  name: "Remote OK",
  kind: "board",
  isOffered: false,
  hosts: ["remoteok.com", "remoteok.io"],
  jobs: [{ paths: [/\/remote-jobs\/(?:[^/?#]{0,300}-)?(\d{4,12})(?:\/|$)/], id: /^\d{4,20}$/ }],
};

export const pages: SitePages = {
  lastSeen: null,
  titles: /remote ?ok/,
};
