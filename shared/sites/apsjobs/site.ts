import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "apsjobs",
  name: "APSJobs",
  kind: "board",
  isOffered: true,
  order: 10,
  hosts: ["apsjobs.gov.au"],
  jobs: [
    {
      paths: [/\/job-details\/([A-Za-z0-9-]{5,20})(?:\/|$)/],
      params: ["Id", "id", "jobId"],
      id: /^(?:a0[0-9A-Za-z]{13,16}|VN-\d{4,10})$/,
      // Ids that differ only in case are different jobs.
      normal: (id) => id,
    },
  ],
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
  titles: /apsjobs/,
};
