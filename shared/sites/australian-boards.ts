import type { CleanValue, LabelledRows } from "../job-ad/candidates/labelled-rows.ts";

/** Labels that Australian boards put before a value. None may be the start of another field's label. */
export const ROW_NAMES: LabelledRows["names"] = {
  company: ["organisation", "entity", "agency", "department", "employer", "company"],
  location: ["job location", "work location", "workplace location", "office location", "location"],
  salary: ["total remuneration", "salary", "remuneration", "yearly salary", "fortnightly salary", "pay"],
  jobType: [
    "work type",
    "employment type",
    "job type",
    "position type",
    "opportunity type",
    "job status",
    "position status",
  ],
  workplace: ["office arrangement", "working arrangement", "work arrangement", "flexible work"],
  closingDate: ["closing", "applications close", "application closing", "closes", "expires"],
  postedText: ["date posted", "date added", "job posted", "job posting", "posted", "job opened"],
};

const SITE_TITLE =
  /^(?:job details?|job search.*|search results.*|vacanc(?:y|ies)|jobs?|find a job|careers?|aps ?jobs|jobs wa|i work for (?:nsw|sa)|smart jobs.*|careers\.vic.*)$/i;

/** Pay without a figure does not count, and a heading that names the site or its list is not a title. */
export const cleanBoardValue: CleanValue = (field, text) => {
  if (field === "salary") return /\d/.test(text) ? text : null;
  return field === "title" && (SITE_TITLE.test(text) || / jobs\b.{0,200} in /i.test(text)) ? null : text;
};
