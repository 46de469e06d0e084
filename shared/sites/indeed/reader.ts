import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";

/**
 * Indeed: the viewjob page and the pane next to the results. Its company and location nodes contain <style> elements.
 */
export const reader: SiteSelectors = {
  turn: 3,
  marks: [
    "jobsearch-JobInfoHeader",
    "jobsearch-JobComponent",
    "jobDescriptionText",
    "inlineHeader-companyName",
  ],
  panes: ["#jobsearch-ViewjobPaneWrapper", "#vjs-container", ".jobsearch-RightPane"],
  roots: [".jobsearch-ViewJobLayout--standalone", ".jobsearch-ViewJobLayout", ".jobsearch-JobComponent"],
  adLinks: ['a[href*="jk="]'],
  fields: {
    title: [
      '[data-testid="jobsearch-JobInfoHeader-title"]',
      '[data-testid="simpler-jobTitle"]',
      ".jobsearch-JobInfoHeader-title",
      "h1.icl-u-xs-mb--xs",
    ],
    company: [
      '[data-testid="inlineHeader-companyName"]',
      '[data-company-name="true"]',
      '[data-testid="jobsearch-CompanyInfoContainer"] a',
      ".jobsearch-InlineCompanyRating-companyHeader a",
      ".jobsearch-InlineCompanyRating-companyHeader",
      ".jobsearch-InlineCompanyRating div",
      ".icl-u-lg-mr--sm.icl-u-xs-mr--xs",
    ],
    location: [
      '[data-testid="inlineHeader-companyLocation"]',
      '[data-testid="job-location"]',
      '[data-testid="jobsearch-JobInfoHeader-companyLocation"]',
      "#jobLocationText",
      ".jobsearch-JobInfoHeader-companyLocation",
      ".jobsearch-JobInfoHeader-subtitle > div:last-child",
      ".jobsearch-InlineCompanyRating > div:last-child:not(.jobsearch-InlineCompanyRating-companyHeader)",
    ],
    salary: [
      "#salaryInfoAndJobType > span:first-child",
      '[data-testid="jobsearch-OtherJobDetailsContainer"] span',
      ".jobsearch-JobMetadataHeader-item",
    ],
    jobType: ["#salaryInfoAndJobType > span:last-child"],
    postedText: [".jobsearch-JobMetadataFooter span.date", '[data-testid="myJobsStateDate"]'],
  },
  description: ["#jobDescriptionText", ".jobsearch-jobDescriptionText"],
  clean: (field, text) => {
    if (field === "title") return text.replace(/(?:(?<!\s)\s+)?[-–] job post$/i, "");
    if (field === "salary")
      return /\d/.test(text) && /[$€£]|\b(?:hour|year|day|week)\b/i.test(text) ? text : null;
    if (field === "jobType") return /\d/.test(text) ? null : text.replace(/^[-–\s]+/, "");
    if (field === "location") {
      return text
        .replace(/^(?:Hybrid(?: work| remote)?|Remote) in (?=\S)/i, "")
        .replace(/(?:(?<!\s)\s+)?[•·][\s\S]*/, "")
        .replace(/(?:(?<!\s)\s+)?\((?:Remote|Hybrid)\)$/i, "");
    }
    return text;
  },
  closed: [".jobsearch-JobInfoHeader-expiredHeader", '[data-testid="expired-job-alert"]'],
};
