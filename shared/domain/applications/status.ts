/** Tracker statuses in the order of an application's life. decision: D-13 (saved comes first). */
export const applicationStatuses = ["saved", "applied", "interviewing", "offered", "rejected"] as const;

export type ApplicationStatus = (typeof applicationStatuses)[number];

export type BadgeTone = "neutral" | "info" | "warn" | "success" | "danger" | "violet";

interface Wording {
  label: string;
  colour: BadgeTone;
}

/** All facts about a status. A new status is added here only; no other code names one. */
export interface StatusFacts extends Wording {
  /** The dashboard's own word and colour. decision: D-13. */
  overview: Wording;
  /** At most four characters, for the extension's icon. */
  sign: string;
  /** Still open: its dates are shown, and the board opens its column. */
  isOpen: boolean;
  /** It was sent to the employer. */
  isSent: boolean;
  /** An interview or an offer, which the response rate counts. */
  isAnswered: boolean;
  /** The employer has replied, even if with a rejection. */
  endsWaiting: boolean;
  /** The person and the employer are in contact, so the interview's day matters most. */
  isInterviewing: boolean;
  /** A step of the funnel: an application on a later step has been on this one. */
  isStep: boolean;
  /** The person is reminded of its follow-up date. */
  remindsFollowUp: boolean;
  /** Its names in other trackers: lower case, letters only. */
  otherWords: readonly string[];
}

export const statusFacts: Readonly<Record<ApplicationStatus, StatusFacts>> = {
  saved: {
    label: "Saved",
    colour: "neutral",
    overview: { label: "Saved", colour: "neutral" },
    sign: "✓",
    isOpen: true,
    isSent: false,
    isAnswered: false,
    endsWaiting: false,
    isInterviewing: false,
    isStep: true,
    remindsFollowUp: true,
    otherWords: ["wishlist", "bookmarked", "interested", "toapply", "draft", "applying"],
  },
  applied: {
    label: "Applied",
    colour: "info",
    overview: { label: "Applied", colour: "info" },
    sign: "Appl",
    isOpen: true,
    isSent: true,
    isAnswered: false,
    endsWaiting: false,
    isInterviewing: false,
    isStep: true,
    remindsFollowUp: true,
    otherWords: ["submitted", "sent", "inreview", "waiting", "noresponse"],
  },
  interviewing: {
    label: "Interviewing",
    colour: "warn",
    overview: { label: "Interview", colour: "success" },
    sign: "Intv",
    isOpen: true,
    isSent: true,
    isAnswered: true,
    endsWaiting: true,
    isInterviewing: true,
    isStep: true,
    remindsFollowUp: true,
    otherWords: ["interview", "phonescreen", "screening", "assessment"],
  },
  offered: {
    label: "Offered",
    colour: "success",
    overview: { label: "Offer", colour: "violet" },
    sign: "Offr",
    isOpen: true,
    isSent: true,
    isAnswered: true,
    endsWaiting: true,
    isInterviewing: false,
    isStep: true,
    remindsFollowUp: false,
    otherWords: ["offer", "accepted", "hired"],
  },
  rejected: {
    label: "Rejected",
    colour: "danger",
    overview: { label: "Rejected", colour: "danger" },
    sign: "Rej",
    isOpen: false,
    isSent: true,
    isAnswered: false,
    endsWaiting: true,
    isInterviewing: false,
    isStep: false,
    remindsFollowUp: false,
    otherWords: ["declined", "withdrawn", "closed", "unsuccessful", "notselected", "ghosted"],
  },
};

/**
 * The status of a saved job, and the one that 'I applied' sets, which is also the default for an application that was
 * typed in.
 */
export const savedStatus = "saved" satisfies ApplicationStatus;
export const sentStatus = "applied" satisfies ApplicationStatus;

export const statusLabel = (status: ApplicationStatus): string => statusFacts[status].label;

/** Options for a select. */
export const statusOptions: readonly { value: ApplicationStatus; label: string }[] = applicationStatuses.map(
  (value) => ({ value, label: statusLabel(value) }),
);

/** The statuses with a certain fact, in their order. */
export function statusesWhere(holds: (facts: StatusFacts) => boolean): ApplicationStatus[] {
  return applicationStatuses.filter((status) => holds(statusFacts[status]));
}

/** The specification's table of the dashboard has one more word than the tracker has statuses. */
const otherOverviewWords: readonly Wording[] = [{ label: "In Review", colour: "warn" }];

/** The colour of a word in the dashboard's table; unknown words are grey. */
export function overviewTone(label: string): BadgeTone {
  const words = [...applicationStatuses.map((status) => statusFacts[status].overview), ...otherOverviewWords];
  return words.find((word) => word.label === label)?.colour ?? "neutral";
}
