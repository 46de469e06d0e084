import { activePostings, postingDays } from "#shared/domain/jobs/job-posting.ts";

/** Fixed texts of the post-job form. */
export const postingTexts = {
  title: "Post a job",
  lead: `Up to ${activePostings} jobs are free. A job is live at once and stays on the board for ${postingDays} days.`,
  heading: "Job Details",
  post: "Post Job",
  posting: "Posting...",
  posted: "Your job is live",
  postedText: (email: string) =>
    `We have mailed a private link to ${email}. With it you can edit, renew or close the job.`,
  see: "See the job's page",
  howToApply: "Say how to apply: people do not see the contact e-mail.",
  skillsHint: "Separated by commas. Left empty, they are read from the description.",
  salaryHint: "Dollars a year. Left empty, the salary is not specified.",
  emailHint: "Gets the private link to edit or close the job. It is shown to nobody.",
  draftNote: "What you type is kept in this tab until the job is posted.",
} as const;

export const editTexts = {
  title: "Your job posting",
  badLink: "This link does not open a job",
  badLinkText: "It may be cut off. Open the whole link from the mail, or post the job again.",
  loadFailed: "The job could not be loaded",
  save: "Save changes",
  saving: "Saving...",
  saved: "Changes saved",
  renew: `Renew for ${postingDays} days`,
  renewed: "The job is renewed",
  close: "Close job",
  closed: "The job is closed",
  closeTitle: "Close this job?",
  closeText: "It leaves the job board at once. A closed job cannot be opened again; you would post it anew.",
} as const;

const failed = (description: string) => ({ title: "Error", description }) as const;

export const postingToasts = {
  postFailed: failed("Failed to post job. Please try again."),
  failed,
} as const;
