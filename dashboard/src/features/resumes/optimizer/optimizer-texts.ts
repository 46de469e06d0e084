import { optimisationsUsedUp } from "#shared/domain/plans.ts";

/** Fixed texts of /resume-optimizer. */
export const optimizerTexts = {
  title: "Resume Optimizer",
  text: "Add your resume and the ad. Free, and worked out on your computer.",
  chooseFile: "Choose File",
  changeFile: "Change File",
  analyse: "View analysis",
  fullAnalysis: "Full analysis",
  review: "Review line by line",
  optimise: "Optimize My Resume",
  optimising: "Optimizing...",
  unlimited: "Premium Plan - Unlimited optimizations",
  resultTitle: "Resume Analysis Complete",
  download: "Download Resume (Word)",
  edit: "Edit Resume",
  rescan: "Upload & Rescan",
  nothingToImprove: "Your resume is already well-optimized!",
  missingTitle: "Result not found",
  missingText: "It may have been deleted, or it belongs to another account.",
  missingLink: "Your resumes and results",
  lastResult: "Back to the result",
  leftTitle: "Your last optimisation didn't finish",
  leftText:
    "Your texts are still here. Press Optimize My Resume again: what was finished opens at once, and it counts only once.",
} as const;

export const progressSteps = [
  "Analyzing Resume",
  "Job Analysis",
  "Keyword Matching",
  "Content Enhancement",
  "Final Optimization",
] as const;

export function usageText(count: number, limit: number): string {
  return `${count} of ${limit} free optimizations used`;
}

const failed = { variant: "destructive" } as const;

export const optimizerToasts = {
  tooLarge: { title: "File too large", description: "Please upload a file smaller than 10MB.", ...failed },
  uploadFailed: {
    title: "Upload failed",
    description: "Please try again or paste your resume text manually.",
    ...failed,
  },
  uploaded: {
    title: "File uploaded successfully",
    description: "Your resume has been processed and is ready for optimization.",
  },
  leftBehind: (name: string) => ({
    title: "Your file was not added",
    description: `You left while ${name} was on its way. What you typed is still there: choose the file again.`,
    ...failed,
  }),
  notSaved: {
    title: "Your resume was not saved",
    description: "The text is still here. Please try again.",
    ...failed,
  },
  missingResume: {
    title: "Missing resume content",
    description: "Please upload or paste your resume first.",
    ...failed,
  },
  limitReached: {
    title: "Optimization limit reached",
    description: "Upgrade to premium for unlimited optimizations.",
    ...failed,
  },
  fetchFailed: {
    title: "Failed to fetch job description",
    description: "Please paste the job description manually.",
    ...failed,
  },
  fetched: { title: "Job description fetched" },
  notReached: "Kelpie could not be reached. Please try again when you are back online.",
  optimiseFailed: { title: "Optimization failed", description: "Please try again.", ...failed },
  optimised: { title: "Optimization completed" },
  stated: {
    title: "Added to your resume",
    description: "Your own statement. The score follows from the text.",
  },
  /** Only the engine's own file can be missing: it is fetched when it is first needed. */
  analysisFailed: {
    title: "The analysis did not load",
    description: "Please check your connection and try again.",
    ...failed,
  },
  limitUsedUp: {
    title: "Free Optimizations Complete",
    description: optimisationsUsedUp,
  },
  downloadFailed: { title: "Download failed", description: "Please try again later.", ...failed },
} as const;
