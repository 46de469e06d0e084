import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";

/** Glassdoor: the ad's own page and the pane beside the results; class names end in a hash. */
export const reader: SiteSelectors = {
  turn: 17,
  marks: ["JobDetails_jobDescription", "jobDescriptionContent"],
  panes: ['[class*="TwoColumnLayout_columnRight"]', "#JDCol"],
  roots: ['[class*="JobDetails_jobDetailsContainer"]', "main", "body"],
  adLinks: ['a[href*="jl="]', 'a[href*="jobListingId="]'],
  fields: {
    title: ['[id^="jd-job-title"]', '[data-test="job-title"]', '[class*="JobDetails_jobTitle"]', "h1"],
    company: [
      '[class*="EmployerProfile_employerNameHeading"]',
      '[class*="EmployerProfile_employerName"]',
      '[data-test="employer-name"]',
      '[data-test="employerName"]',
      ".employerName",
    ],
    location: ['[data-test="location"]', '[data-test="emp-location"]'],
    salary: ['[data-test="detailSalary"]'],
  },
  description: [
    '[class*="JobDetails_jobDescription__"]',
    '[data-test="jobDescriptionContent"]',
    ".jobDescriptionContent",
    "#JobDescriptionContainer",
  ],
  clean: (field, text) => {
    // Estimates of the board are not the advertised pay.
    if (field === "salary") return /\d/.test(text) && !/\best\b|glassdoor/i.test(text) ? text : null;
    return field === "company" ? text.replace(/(?:(?<!\s)\s+)?\d(?:\.\d)?\s*★?$/, "") : text;
  },
};
