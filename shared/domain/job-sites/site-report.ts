/** What 'This looks wrong' may tell of the reading of one page. Presence only, never what is there. */
export const reportedFields = [
  "title",
  "company",
  "location",
  "salary",
  "jobType",
  "workplace",
  "postedText",
  "postedDate",
  "closingDate",
  "description",
] as const;
export type ReportedField = (typeof reportedFields)[number];

/** How each field is called before people. */
export const fieldNames: Record<ReportedField, string> = {
  title: "Job title",
  company: "Company",
  location: "Location",
  salary: "Salary",
  jobType: "Type of work",
  workplace: "Workplace",
  postedText: "Posted",
  postedDate: "Date posted",
  closingDate: "Closing date",
  description: "Ad text",
};

/** What a person may find wrong. */
export const reportReasons = {
  title: "The job title is wrong",
  company: "The company is wrong",
  location: "The location is wrong",
  salary: "The salary is wrong",
  description: "The ad text is wrong or cut",
  "another-ad": "It shows another ad",
  "not-an-ad": "This is no job ad",
  "missed-ad": "There is an ad that Kelpie does not see",
  other: "Something else",
} as const;
export type ReportReason = keyof typeof reportReasons;

/** What a page may have been taken for. */
export const reportedKinds = ["ad", "pane", "form", "confirmation", "search", "wall", "other"] as const;
