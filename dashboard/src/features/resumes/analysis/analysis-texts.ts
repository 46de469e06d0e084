/** Fixed texts of /resume-analysis-results. */
export const analysisTexts = {
  title: "Resume Analysis Results",
  noneTitle: "No Analysis Found",
  noneText: "Add your resume, and an ad if you have one, to see how they fit. It costs nothing.",
  goToOptimizer: "Go to Resume Optimizer",
  back: "Back to Optimizer",
  optimise: "Optimize Resume",
  newScan: "New Scan",
  score: "Overall ATS Score",
  downloadTitle: "Download Your Resume",
  noAd: "No ad was compared.",
} as const;

const failed = { variant: "destructive" } as const;

export const analysisToasts = {
  noContent: { title: "No content to download", description: "Please run an analysis first.", ...failed },
  notOptimised: {
    title: "No content available",
    description: "Please optimize your resume first to download.",
    ...failed,
  },
  downloaded: { title: "Download successful" },
} as const;
