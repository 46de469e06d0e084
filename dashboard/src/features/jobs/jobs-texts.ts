/** Fixed texts of job board and recommended jobs. */
export const boardTexts = {
  title: "Job board",
  lead: "From Australian job boards and employers",
  search: "Search title, company, location or skill",
  loadFresh: "Load Fresh Jobs",
  refresh: "Refresh Jobs",
  loading: "Loading Jobs...",
  longLoad: "Still reading the job boards. This can take up to a minute; you can go on meanwhile.",
  stopWaiting: "Stop waiting",
  failed: "Unable to Load Jobs",
  failedText: "There was an error connecting to job services. Please try again later.",
  retry: "Retry",
  empty: "No jobs yet",
  emptyText: "Load the newest ads from Australian job boards. It takes up to a minute.",
  noMatch: "No jobs match your search",
  noMatchText: "Try another word, or fewer filters.",
  clear: "Clear filters",
  note: "Match compares your resume with each ad. It is our own measure, not an employer's.",
  applyNow: "Apply Now",
  viewOriginal: "View Original",
  save: "Save",
  saving: "Saving...",
  sample: "Sample job",
  notForMe: "Not for me",
  showAgain: "Show again",
} as const;

export const recommendedTexts = {
  title: "Recommended Jobs",
  viewAll: "View All",
  search: "Search jobs",
  noMatch: "No jobs match your search",
  clear: "Clear Search",
  nothingFits: "No ad of 60% or more yet",
  nothingFitsText: "New ads are compared as they come in. View All shows the whole board.",
  empty: "No jobs yet",
  emptyText: "Load the newest ads, and the best matches for your resume show here.",
  load: "Load Job Opportunities",
  optimize: "Optimize Resume",
  add: "Add Application",
} as const;

const failed = (title: string, description: string) =>
  ({ title, description, variant: "destructive" }) as const;

export const jobToasts = {
  loaded: (added: number) => ({
    title: "Jobs Loaded Successfully",
    description: `Added ${added} new job opportunities from Australian job boards.`,
  }),
  /** decision: D-25. */
  samples: {
    title: "Sample Jobs Loaded",
    description: "No job board could be reached. These are samples; nobody can apply for them.",
  },
  loadFailed: (message?: string) =>
    failed("Failed to Load Jobs", message || "Unable to fetch job data. Please try again."),
  dismissed: (title: string) => ({
    title: "Put away",
    description: `${title} is no longer among your matches.`,
  }),
  notDismissed: failed("Not saved", "Please try again."),
  saveFailed: (message?: string) => failed("Job not saved", message || "Please try again."),
} as const;

/** decision: D-16. */
export const applyTexts = {
  title: "Did you apply?",
  text: (title: string, company: string) =>
    `${title}, ${company}. If you did, Kelpie adds it to your tracker as applied.`,
  yes: "Yes, I applied",
  no: "Not yet",
} as const;
