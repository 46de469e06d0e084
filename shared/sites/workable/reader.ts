import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";

/** Workable's hosted pages (apply.workable.com). */
export const reader: SiteSelectors = {
  turn: 7,
  marks: ['data-ui="job-title"', 'data-ui="job-breakdown"', 'data-ui="job-description"'],
  roots: ['[data-ui="overview"]', "main"],
  fields: {
    title: ['[data-ui="job-title"]'],
    company: ['[data-ui="company-name"]'],
    location: ['[data-ui="job-location"]'],
    workplace: ['[data-ui="job-workplace"]'],
    jobType: ['[data-ui="job-type"]'],
  },
  description: ['[data-ui="job-description"], [data-ui="job-requirements"], [data-ui="job-benefits"]'],
};
