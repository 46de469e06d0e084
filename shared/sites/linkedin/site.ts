import type { Site } from "../site.ts";

export const site: Site = {
  id: "linkedin",
  name: "LinkedIn",
  kind: "board",
  lastSeen: null,
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
  titles: /linkedin/,
  tracking: ["refid", "trk", "trackingid"],
};
