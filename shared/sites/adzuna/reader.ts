import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";

/** Adzuna's ad page: the text in `section.adp-body`, the facts in `ui-` classes. Selectors as in public code of July 2026. No real page on file. */
export const reader: SiteSelectors = {
  roots: [".ui-adp-content", "main", "body"],
  adLinks: ['a[href*="/details/"]'],
  fields: {
    title: [".ui-job-title h1", "main h1", "h1"],
    company: [".ui-company", '[data-js="company"]'],
    location: [".ui-location", '[data-js="location"]'],
    salary: [".ui-salary", '[data-js="salary"]'],
    jobType: [".ui-contract-type", ".ui-contract-time"],
  },
  description: ["section.adp-body", ".adp-body", ".ui-description"],
  clean: (field, text) => {
    // "jobsworth" is the board's estimate, not the advertised pay.
    if (field === "salary") return /\d/.test(text) && !/\best|jobsworth/i.test(text) ? text : null;
    return field === "title" && / jobs in /i.test(text) ? null : text;
  },
};
