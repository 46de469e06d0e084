import { freeLimits, freeResumes } from "./plans.ts";

/** What the plan cards list. No line promises more than the server gives; what is not built says so. decision: D-04, D-56. */
export const freeFeatures: readonly string[] = [
  "Basic resume analysis, never counted",
  `${freeLimits.optimisations} resume optimisations`,
  freeResumes,
  `Limited job matches: ${freeLimits.scoredMatches} scored`,
  `Limited tracking: up to ${freeLimits.savedApplications} saved jobs`,
  "Manual applications",
];

export const premiumFeatures: readonly string[] = [
  "Unlimited job matches",
  "Unlimited resume and cover letter optimisation",
  "Advanced application tracker with analytics",
  "Priority support",
  "1-click applications",
  "Auto-apply: forms are filled, you press Submit",
  "Interview preparation (planned)",
];
