/** The landing page's own words. No line promises more than the server gives. decision: D-04, D-10, D-56. */
export const landingTexts = {
  title: "Know where you stand",
  titleEnd: "before you apply",
  lead: "Kelpie reads the job ad in front of you, scores it against your resume on your own computer, and helps you tailor, write and keep track.",
  getExtension: "Add to your browser",
  getAccount: "Create a free account",
  free: "Free, no card needed",
  marks: "Underlined: found in the resume. Dashed: asked for, and not found.",
  panelPicture:
    "Kelpie's side panel beside the ad: the job, how much of it the resume shows, the strongest and the missing requirements with their lines, and questions to answer before applying.",
  learnMore: "Learn More",
} as const;

export const featureCards = {
  optimizer: {
    title: "Resume Optimizer",
    text: "Line-by-line edits drawn from facts already in your resume. You accept or refuse each one.",
    picture: "A change of one line of a resume, with buttons to accept and to refuse it.",
  },
  letters: {
    title: "Cover letters",
    text: "A letter for this ad in your own register: professional, confident or friendly. Part of Premium.",
    picture: "A cover letter written for an ad, with the lines of the resume that it rests on.",
  },
  tracker: {
    title: "Application Tracker",
    text: "Each ad is kept in full with the resume you sent, because listings vanish before interviews do.",
    picture: "A list of applications with their dates and statuses.",
  },
} as const;

/** One of the tools; `planned` is said wherever a tool does not exist yet. decision: D-56. */
export const tools = [
  {
    key: "extension",
    title: "Browser extension",
    text: "Reads the ad beside you, one site at a time, by your permission.",
  },
  {
    key: "optimizer",
    title: "Resume optimisation",
    text: "Match, hard and soft skills, formatting, with the arithmetic shown.",
  },
  { key: "manager", title: "Resume manager", text: "Every version kept, with the job it was sent to." },
  {
    key: "builder",
    title: "Resume builder (planned)",
    text: "Until then: free Australian templates in Word that read cleanly.",
  },
  { key: "matcher", title: "Job matcher", text: "Ads from Australian boards, ranked against your resume." },
  {
    key: "interview",
    title: "Interview preparation",
    text: "Questions drawn from the ad and your own examples.",
  },
  {
    key: "linkedin",
    title: "LinkedIn optimisation (planned)",
    text: "Headline and About, in step with your resume.",
  },
  { key: "letters", title: "Cover letters", text: "Generated for an ad, or improved from your own draft." },
  { key: "tracker", title: "Application tracker", text: "Grid, list and board, with follow-ups and notes." },
] as const;

export const reasons = [
  {
    title: "It works on your computer",
    text: "The panel's score is worked out in the browser. Nothing is uploaded to give you a number.",
  },
  {
    title: "Every point has a reason",
    text: "A line of the ad and a line of your resume stand behind each one.",
  },
  {
    title: "It never presses Submit",
    text: "Kelpie prepares and points out knock-out questions. You read it and send it.",
  },
  { title: "Your history is yours", text: "Export everything as files you can open. Delete means deleted." },
] as const;
