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

/** The dashboard's words and their colours, as the specification lists them (part 1, section 2). */
const overviewTones: Readonly<Record<string, BadgeTone>> = {
  Applied: "info",
  Saved: "neutral",
  "In Review": "warn",
  Interview: "success",
  Offer: "violet",
  Rejected: "danger",
};

/** The colour of a word in the dashboard's table; any other word is gray. */
export function overviewTone(label: string): BadgeTone {
  return overviewTones[label] ?? "neutral";
}

/** The dashboard's word for each status. decision: D-13. */
export const overviewStatusLabels: Record<ApplicationStatus, string> = {
  saved: "Saved",
  applied: "Applied",
  interviewing: "Interview",
  offered: "Offer",
  rejected: "Rejected",
};
