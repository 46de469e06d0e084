import { activePostings, postingDays, waitingDays } from "#shared/domain/jobs/job-posting.ts";

/** Fixed texts of the post-job form. */
export const postingTexts = {
  title: "Post a job",
  lead: `Up to ${activePostings} jobs are free. We mail you one link: press Publish there, and the job is on the board for ${postingDays} days.`,
  heading: "Job Details",
  post: "Post Job",
  posting: "Posting...",
  posted: "One step left",
  postedText: (email: string) =>
    `We have mailed a private link to ${email}. Open it and press Publish: it goes live then. An unpublished job is deleted after ${waitingDays} days.`,
  preview: "Preview",
  previewTitle: "So people will see it",
  see: "See the job's page",
  applyHint: "A link or an e-mail address. It is shown with the job.",
  noWay: "Please say how to apply: a link or an e-mail address",
  formatHint: "Use a blank line for a new paragraph and - for a list.",
  locationHint: "A town or suburb and its state.",
  skillsHint: "Separated by commas. Left empty, they are read from the description.",
  salaryHint: "Left empty, the salary is not specified.",
  emailHint: "Gets the private link to publish, edit and close the job. It is shown to nobody.",
  draftNote: "What you type is kept in this tab until the job is posted.",
} as const;

export const editTexts = {
  title: "Your job posting",
  badLink: "This link does not open a job",
  badLinkText: "It may be cut off. Open the whole link from the mail, or post the job again.",
  removed: "This job was removed",
  removedText: "We took it off the board, because it breaks our terms. The mail says whom to write to.",
  loadFailed: "The job could not be loaded",
  save: "Save changes",
  saving: "Saving...",
  saved: "Changes saved",
  publish: "Publish the job",
  publishing: "Publishing...",
  published: "Your job is live",
  forget: "Delete draft",
  forgotten: "Draft deleted",
  forgetTitle: "Delete this draft?",
  forgetText: "Nobody has seen it. The link will not work any more.",
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

export const reportTexts = {
  button: "Report this job",
  title: "Report this job",
  text: "We look at every report and take off what breaks our terms. The employer does not learn who wrote.",
  send: "Send report",
  sending: "Sending...",
  sent: { title: "Report sent", description: "Thank you. We look at it." },
  failed: {
    title: "Error",
    description: "The report was not sent. Please try again.",
    variant: "destructive",
  },
} as const;

export const reviewTexts = {
  title: "Reported job",
  badLink: "This link does not open a job",
  badLinkText: "It may be cut off. Open the whole link from the mail.",
  remove: "Remove this job",
  removing: "Removing...",
  removed: "This job is removed",
  removedText: "Its employer was told by mail, and it cannot come back.",
  failed: "The job was not removed",
  none: "Nobody has reported it.",
} as const;
