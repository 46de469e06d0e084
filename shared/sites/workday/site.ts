import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "workday",
  name: "Workday",
  kind: "hiring-system",
  isOffered: true,
  hosts: ["myworkdayjobs.com", "myworkdaysite.com"],
  jobs: [
    {
      paths: [/\/job\/(?:[^/?#]{1,200}\/)?[^/?#]{0,300}_([A-Za-z]{0,8}-?\d[\w-]{0,30})(?:\/|$)/],
      id: /^[\w-]{2,40}$/,
      // Workday adds "-1" when a requisition is posted again.
      normal: (id) => id.replace(/-\d{1,2}$/, "").toUpperCase(),
    },
  ],
};

export const pages: SitePages = {
  lastSeen: null,
  checked: "2026-11",
  titles: /workday|myworkdayjobs/,
  employer: [/^([\w-]{2,60})\.wd\d{1,3}\.myworkdayjobs\.com\//],
  formHosts: ["myworkdayjobs.com"],
};
