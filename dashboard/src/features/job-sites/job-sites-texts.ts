import type { HealthState } from "#shared/domain/job-sites/site-health.ts";

/** Words of the screen that tells how well job sites are read. */
export const jobSitesTexts = {
  title: "Job sites",
  text: "How well the extension reads each site, by what people reported.",
  linkText: "How well the extension reads SEEK, LinkedIn and the other sites.",
  open: "See all job sites",
  loadFailed: "The job sites could not be loaded",
  loadFailedText: "Please check your connection and try again.",
  reported: "Reported",
  noneTitle: "No site has enough reports",
  noneText: "When something is read wrong, press 'This looks wrong' in the Kelpie panel.",
  quiet: "Too few reports to say",
} as const;

export const stateWords: Record<HealthState, { label: string; tone: "success" | "warn" | "neutral" }> = {
  good: { label: "Good", tone: "success" },
  degraded: { label: "Degraded", tone: "warn" },
  unknown: { label: "Unknown", tone: "neutral" },
};
