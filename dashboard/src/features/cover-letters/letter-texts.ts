/** Fixed texts of /cover-letter (part 2, sections 2, 5 and 8). */
export const letterTexts = {
  title: "Cover Letters",
  text: "A letter for one ad, from facts already in your resume.",
  generate: "Generate New",
  optimise: "Optimize Draft",
  generateButton: "Generate Cover Letter",
  resultTitle: "Your cover letter",
  copy: "Copy to Clipboard",
  download: "Download",
  regenerate: "Regenerate",
  empty: "No letter yet",
  emptyText: "It will be written from facts in your resume, and every sentence checked against it.",
  gateTitle: "Premium Feature Required",
  gateText: "Cover letters are part of the Premium plan. Scoring your resume against any ad stays free.",
  measure: "This compares your letter with this ad. It is our own measure, not an employer's.",
  builtIn: "Written by Kelpie's built-in writer",
  byModel: "Written by the language model you allowed, every fact checked",
} as const;

/** The specification fixes their number, not their names. */
export const letterSteps = [
  "Reading the ad",
  "Reading your resume",
  "Choosing the proof",
  "Writing the letter",
  "Checking every fact",
] as const;

export const letterStyles = [
  { value: "professional", label: "Professional" },
  { value: "confident", label: "Confident" },
  { value: "friendly", label: "Friendly" },
] as const;

const failed = { variant: "destructive" } as const;

export const letterToasts = {
  missingInformation: {
    title: "Missing Information",
    description: "Please provide both job title and company name.",
    ...failed,
  },
  missingDraft: {
    title: "Missing Draft",
    description: "Please paste your draft cover letter to optimize.",
    ...failed,
  },
  missingDescription: {
    title: "Missing Job Description",
    description: "Job description is required for optimization.",
    ...failed,
  },
  upgrade: {
    title: "Upgrade Required",
    description: "Free plan limit reached. Redirecting to upgrade page...",
    ...failed,
  },
  signIn: {
    title: "Authentication Required",
    description: "Please log in to generate cover letters.",
    ...failed,
  },
  generationFailed: { title: "Generation failed", description: "Please try again later.", ...failed },
  optimisationFailed: {
    title: "Optimization failed",
    description: "Failed to optimize cover letter",
    ...failed,
  },
  copied: { title: "Copied to clipboard" },
  copyFailed: { title: "Copy failed", description: "Could not copy to clipboard.", ...failed },
  downloadFailed: { title: "Download failed", description: "Please try again later.", ...failed },
} as const;
