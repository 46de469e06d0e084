import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "linkedin",
  name: "LinkedIn",
  kind: "board",
  isOffered: true,
  order: 2,
  hosts: ["linkedin.com"],
  jobs: [
    {
      paths: [/\/jobs\/view\/(?:[^/?#]{0,300}-)?(\d{6,20})(?:\/|$)/, /\/jobPosting\/(\d{6,20})(?:\/|$)/],
      params: ["currentJobId"],
      id: /^\d{4,20}$/,
      ad: (id) => `https://www.linkedin.com/jobs/view/${id}`,
    },
  ],
  tracking: ["refid", "trk", "trackingid"],
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
  titles: /linkedin/,
};
