import { daysBetween } from "../dates.ts";
import { scoreBand } from "../resumes/score-bands.ts";
import { type ApplicationStatus, statusFacts } from "./status.ts";

/** The tracker's predefined lists, in the order of their buttons. */
export const trackerLists = ["all", "active", "nudge", "interviews", "matching", "archive"] as const;
export type TrackerList = (typeof trackerLists)[number];

export const trackerListLabels: Readonly<Record<TrackerList, string>> = {
  all: "All",
  active: "Active",
  nudge: "Needs a nudge",
  interviews: "Interviews",
  matching: "60% and up",
  archive: "Archive",
};

/** After this many days without an answer, the person may write to the employer. */
export const nudgeAfterDays = 14;

interface Listed {
  status: ApplicationStatus;
  matchScore?: number | undefined;
  archivedAt: string | null;
  /** The day on which it got its status, `YYYY-MM-DD`. */
  stageDay: string;
}

const rules: Record<TrackerList, (one: Listed, today: string) => boolean> = {
  all: () => true,
  active: ({ status }) => statusFacts[status].isOpen,
  nudge: (one, today) => isQuiet(one, today),
  interviews: ({ status }) => statusFacts[status].isInterviewing,
  matching: ({ matchScore }) => matchScore !== undefined && scoreBand(matchScore) !== "low",
  archive: () => true,
};

/** True if it was sent and had no answer for two weeks. @param today `YYYY-MM-DD` */
export function isQuiet({ status, stageDay }: Pick<Listed, "status" | "stageDay">, today: string): boolean {
  const { isSent, endsWaiting } = statusFacts[status];
  return isSent && !endsWaiting && daysBetween(stageDay, today) >= nudgeAfterDays;
}

/** Whether an application is in a list. An archived one is only in the archive. @param today `YYYY-MM-DD` */
export function standsIn(list: TrackerList, one: Listed, today: string): boolean {
  return (one.archivedAt !== null) === (list === "archive") && rules[list](one, today);
}
