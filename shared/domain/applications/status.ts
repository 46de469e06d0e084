/** Tracker statuses in the order of an application's life. decision: D-13 (saved comes first). */
export const applicationStatuses = ["saved", "applied", "interviewing", "offered", "rejected"] as const;

export type ApplicationStatus = (typeof applicationStatuses)[number];

export type BadgeTone = "neutral" | "info" | "warn" | "success" | "danger" | "violet";

/** Words and colours of the tracker (part 2, section 4; ux.md section 1). */
export const applicationStatusBadges: Record<ApplicationStatus, { label: string; tone: BadgeTone }> = {
  saved: { label: "Saved", tone: "neutral" },
  applied: { label: "Applied", tone: "info" },
  interviewing: { label: "Interviewing", tone: "warn" },
  offered: { label: "Offered", tone: "success" },
  rejected: { label: "Rejected", tone: "danger" },
};

/** Words and colours of the dashboard's table (part 1, section 2). decision: D-13. */
export const overviewStatusBadges: Record<ApplicationStatus, { label: string; tone: BadgeTone }> = {
  saved: { label: "Saved", tone: "neutral" },
  applied: { label: "Applied", tone: "info" },
  interviewing: { label: "Interview", tone: "success" },
  offered: { label: "Offer", tone: "violet" },
  rejected: { label: "Rejected", tone: "danger" },
};
