/** Texts of the open ad and of what is read; apart from the board's own, which the dashboard loads, too. */
export const openAdTexts = {
  tailor: "Tailor",
  removed: "This job was removed. Kelpie took it off the job board.",
  onlyStart: "Only the beginning of this ad could be loaded.",
  keys: "J and K move through the list.",
  sources: "Employers we check",
  noSources: (fields: string) =>
    `None yet in: ${fields}. For these, read ads with the extension or paste them.`,
} as const;

/** The match on a job's own page. */
export const checkTexts = {
  title: "Check your match",
  kept: "Compares your default resume with this ad, in this browser.",
  paste: "Paste your resume. It is read in this browser and goes nowhere.",
  resume: "Your resume's text",
  missing: "Paste the text of your resume first.",
  failed: "The comparison could not be loaded. What you pasted is still here.",
  busy: "Comparing",
  again: "Check again",
} as const;

/** What anybody can do on a job's own page. */
export const jobPageTexts = {
  apply: "Apply",
  applyByMail: "Apply by e-mail",
  account: "To save or tailor, sign in; the job stays open.",
} as const;
