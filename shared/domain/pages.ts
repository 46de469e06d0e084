/** Every screen: its path pattern and a link builder. Router, extension and mails read it. */
export const pages = {
  home: "/",
  /** The same page as `/`. decision: D-18. */
  landing: "/home",
  blog: "/blog",
  article: "/blog/:slug",
  /** Two addresses, one page. */
  help: "/help",
  support: "/support",
  /** What the extension does and may do (D-54). */
  extension: "/extension",
  /** How the score is calculated, and how accurate it is. */
  howTheScoreWorks: "/how-the-score-works",
  privacy: "/privacy",
  terms: "/terms",
  login: "/login",
  signup: "/signup",
  register: "/register",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  /** A mailed link that confirms an address (D-74). */
  verifyEmail: "/verify-email",
  overview: "/dashboard",
  resumeOptimizer: "/resume-optimizer",
  resumeAnalysis: "/resume-analysis-results",
  resumePreview: "/resume-preview",
  /** A finished optimisation (D-64). */
  optimization: "/optimizations/:id",
  coverLetter: "/cover-letter",
  coverLetters: "/cover-letters",
  /** A stored letter (D-64). */
  letter: "/cover-letters/:id",
  resumes: "/resumes",
  resume: "/resumes/:id",
  /** What is true besides the resumes (D-76). */
  evidence: "/evidence",
  /** Selection criteria, pitch or questions of a saved job (D-81); the id is the job's. */
  criteria: "/criteria/:id",
  /** Earlier address of the interview kit; it opens the job's page (D-116). */
  interviewKit: "/application-tracker/:id/interview",
  notifications: "/notifications",
  applications: "/application-tracker",
  applicationAnalytics: "/application-tracker/analytics",
  applicationImport: "/application-tracker/import",
  application: "/application-tracker/:id",
  subscription: "/subscription",
  settings: "/settings",
  /** Profile and answer bank, from which the extension fills forms (D-10). */
  autofill: "/autofill",
  /** How well the extension reads each job site (D-02). */
  jobSites: "/job-sites",
  templates: "/resume-templates",
  /** Two addresses, one screen. */
  template: "/templates/:templateId",
  /** The page that the panel's Connect opens (D-54). */
  connect: "/extension/connect",
  /** The public page of a job (D-54). */
  job: "/jobs/:id",
  jobBoard: "/job-board",
  /** Two addresses, one form. */
  postJob: "/post-job",
  employerRegister: "/employer-register",
  /** A posting's private link (D-26). */
  editPosting: "/post-job/edit",
  /** The operator's link to a posting that somebody reported (D-61). */
  reviewPosting: "/post-job/review",
  resumeTemplate: "/resume-templates/:templateId",
  /** The page that a phone's share menu opens with an ad (public/site.webmanifest). */
  share: "/share",
  forwardedMail: "/forwarded-mail",
} as const;

/** The tabs of a saved job's page (D-116). */
export const jobTabs = ["ad", "match", "resume", "letter", "criteria", "interview", "log"] as const;
export type JobTab = (typeof jobTabs)[number];

/** @param tab the open tab; by default the match with the ad. */
export function applicationPath(id: string, tab?: JobTab): string {
  const path = `/application-tracker/${encodeURIComponent(id)}`;
  return tab === undefined || tab === "match" ? path : `${path}?tab=${tab}`;
}

/** The interview kit of a saved job. decision: D-82. */
export function interviewKitPath(id: string): string {
  return applicationPath(id, "interview");
}

/** The written answers of a saved job. decision: D-81. */
export function criteriaPath(id: string): string {
  return `/criteria/${encodeURIComponent(id)}`;
}

export function jobPath(id: string): string {
  return `/jobs/${encodeURIComponent(id)}`;
}

/**
 * @param token of the private link; `{secret}` in a stored mail. It follows the #, so browsers do not send it to a
 * server and no log contains it.
 */
export function editPostingPath(token: string): string {
  return `${pages.editPosting}#${token}`;
}

/** @param token of the operator's mail; after the #, as above. */
export function reviewPostingPath(token: string): string {
  return `${pages.reviewPosting}#${token}`;
}

export function resumePath(id: string): string {
  return `/resumes/${encodeURIComponent(id)}`;
}

/** A stored letter on the letter screen. */
export function letterPath(id: string): string {
  return `/cover-letters/${encodeURIComponent(id)}`;
}

export function optimizationPath(id: string): string {
  return `/optimizations/${encodeURIComponent(id)}`;
}

/**
 * One of the other two screens of a result.
 * @param id of the result; without one the screen shows the last.
 */
export function resultPath(
  screen: typeof pages.resumeAnalysis | typeof pages.resumePreview,
  id?: string,
): string {
  return id === undefined ? screen : `${screen}?id=${encodeURIComponent(id)}`;
}

export function articlePath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}

export function templatePath(id: string): string {
  return `/templates/${encodeURIComponent(id)}`;
}

/**
 * @param token of the mail. It opens the account once, so no other link contains it. It follows the #, so browsers do
 * not send it to a server.
 */
export function resetPasswordPath(token: string): string {
  return `${pages.resetPassword}#token=${token}`;
}

/** @param token of the mail. It follows the #, so browsers do not send it to a server. */
export function verifyEmailPath(token: string): string {
  return `${pages.verifyEmail}#token=${token}`;
}

/** @param challenge SHA-256 of the panel's verifier. */
export function connectPath(challenge: string): string {
  return `${pages.connect}?challenge=${encodeURIComponent(challenge)}`;
}

/** @param target a path of this site that opens after sign-in. */
export function loginPath(target?: string): string {
  return target ? `${pages.login}?returnTo=${encodeURIComponent(target)}` : pages.login;
}

/**
 * The sign-in page asking for the code after Google. `google=` activates the form, as after a refusal
 * (wake-islands.ts).
 */
export function codeStepPath(target: string): string {
  return `${loginPath(target)}&google=${codeStepSign}`;
}

/** Value of `google=` in the address of sign-in while it asks for the code. decision: D-105. */
export const codeStepSign = "code";
