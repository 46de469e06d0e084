import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";

/** Jora: its own page and the pane next to the results. A hidden copy repeats the title. */
export const reader: SiteSelectors = {
  turn: 15,
  marks: ["jdv-content", "job-view-", "jora.com/job/"],
  panes: ['.jdv-content:not([data-hidden="true"])'],
  roots: [".job-view-container", "#job-view", ".jdv-content"],
  adLinks: ['a[href*="/job/"]'],
  fields: {
    title: ["h1.job-title", ".job-info-container h1", ".job-info-container h3", "h1"],
    company: [".company", ".job-company"],
    location: [".location", ".job-location"],
    salary: [".salary", ".badge.-salary"],
    postedText: [".listed-date", ".job-listed-date"],
  },
  description: ["#job-description-container", ".job-description-container", ".job-description"],
  clean: (field, text) => {
    if (field === "title" && /^[\d,]+ jobs\b| jobs in /i.test(text)) return null;
    return field === "salary" && !/\d/.test(text) ? null : text;
  },
};
