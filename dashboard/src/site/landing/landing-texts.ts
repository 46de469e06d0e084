/** The landing page's own words. No line promises more than the server gives. decision: D-04, D-10, D-56. */
export const landingTexts = {
  title: "Know where you stand",
  titleEnd: "before you apply",
  lead: "Kelpie reads the job ad in front of you, scores it against your resume on your own computer, and helps you tailor, write and keep track.",
  getExtension: "Add to your browser",
  getAccount: "Create a free account",
  free: "Free, no card needed",
  marks: "Underlined: in the resume. Dashed: not found.",
  panelPicture:
    "Kelpie's side panel beside the ad: the job, how much of it the resume shows, the strongest and the missing requirements with their lines, and questions to answer before applying.",
  learnMore: "Learn More",
} as const;

export const featureCards = {
  optimizer: {
    title: "Resume Optimizer",
    text: "Line-by-line edits from your own facts. You accept or reject each one.",
    picture: "A change of one line of a resume, with buttons to accept and to refuse it.",
  },
  letters: {
    title: "Cover letters",
    text: "A cover letter for this job, in your voice. Part of Premium.",
    picture: "A cover letter written for an ad, with the lines of the resume that it rests on.",
  },
  tracker: {
    title: "Application Tracker",
    text: "Each ad kept in full, with the resume you sent.",
    picture: "A list of applications with their dates and statuses.",
  },
} as const;

/** One of the tools; `planned` is said wherever a tool does not exist yet. decision: D-56. */
export const tools = [
  {
    key: "extension",
    title: "Browser extension",
    text: "Reads the ad you have open, with your permission.",
  },
  {
    key: "optimizer",
    title: "Resume optimisation",
    text: "Match, skills and formatting, with the working shown.",
  },
  { key: "manager", title: "Resume manager", text: "Every version, linked to the job you sent it for." },
  {
    key: "builder",
    title: "Resume builder (planned)",
    text: "For now, use our free Word templates.",
  },
  { key: "matcher", title: "Job matcher", text: "Ads from Australian boards, ranked against your resume." },
  {
    key: "interview",
    title: "Interview preparation",
    text: "Questions from the ad, with your examples.",
  },
  {
    key: "linkedin",
    title: "LinkedIn optimisation (planned)",
    text: "Headline and About that match your resume.",
  },
  { key: "letters", title: "Cover letters", text: "Write a new one or improve your draft." },
  { key: "tracker", title: "Application tracker", text: "Grid, list and board, with follow-ups and notes." },
] as const;

export const reasons = [
  {
    title: "It works on your computer",
    text: "The panel's score is worked out in your browser.",
  },
  {
    title: "Every point has a reason",
    text: "See the line in the ad and the line in your resume.",
  },
  {
    title: "It never presses Submit",
    text: "You read it, and you send it.",
  },
  { title: "Your history is yours", text: "Export everything. Delete means deleted." },
] as const;
