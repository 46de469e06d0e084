/** Fixed texts of /resume-templates and /templates/{id}. */
export const templatesTexts = {
  title: "Free resume templates",
  /** "Australian-standard ATS-optimized" is the specification's claim; the rest says what is meant by it. */
  lead: "Australian-standard, ATS-optimized templates: one column, plain headings and real text, so that software and people read the same words.",
  home: "Back to Home",
  dashboard: "Dashboard",
  optimizer: "Resume Optimizer",
  get: "Get Free Template",
  inside: "See what's inside",
  more: "More templates",
  moreText: "For the letter, the interview and the days between. Free as well.",
  callTitle: "Filled it in? See how it reads.",
  callText:
    "The Resume Optimizer compares your resume with a job ad and shows which sentence of the ad each point comes from.",
  call: "Open the Resume Optimizer",
} as const;

export const templateTexts = {
  all: "All templates",
  download: "Download",
  downloading: "Downloading...",
  free: "Free. Visitors give an email address; signed-in people do not.",
  about: "About",
  included: "What's included",
  steps: "How to use",
  /** decision: D-07. */
  footnote: "Figures and reviews are illustrative.",
} as const;

export const dialogTexts = {
  title: "Download Free Template",
  email: "Email address",
  privacy:
    "We keep it with this download and send nothing to it. Write to us if you would like it to be removed.",
  download: "Download",
  downloading: "Downloading...",
} as const;

export const downloadToasts = {
  done: { title: "Template Downloaded" },
  /** Of a kind that no bundled template is. */
  premium: {
    title: "Premium Template",
    description: "Please sign up for premium access to customize this template.",
  },
  /** The same failure has another title on each page, as specified. */
  listFailed: {
    title: "Download Failed",
    description: "Failed to download template. Please try again.",
    variant: "destructive",
  },
  detailFailed: {
    title: "Download Error",
    description: "There was an issue downloading the template. Please try again.",
    variant: "destructive",
  },
} as const;
