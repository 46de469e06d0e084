/** What 'This looks wrong' may report about one page: only whether a field was found, never its content. */
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

/** The name of each field for people. */
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

/** The reasons that a person may choose. */
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

/** The kinds of page that the reader may have found. */
export const reportedKinds = ["ad", "pane", "form", "confirmation", "search", "wall", "other"] as const;
