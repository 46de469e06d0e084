import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";

/** SmartRecruiters: server-rendered microdata. The first h1 is a browser warning. */
export const reader: SiteSelectors = {
  turn: 8,
  marks: ["smartrecruiters"],
  roots: ['main[itemtype*="JobPosting"]', '[itemtype*="JobPosting"]', ".jobad-main"],
  fields: {
    title: ["h1.job-title", 'h1[itemprop="title"]'],
    location: [
      '.job-details [itemprop="address"]',
      "li.job-detail spl-job-location",
      '[itemprop="jobLocation"]',
    ],
    jobType: ['[itemprop="employmentType"]'],
  },
  description: [".job-sections", '[itemprop="description"]'],
};
