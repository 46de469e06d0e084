/** The types of notifications. */
export const notificationTypes = [
  "job_match",
  "follow_up",
  "closing",
  "resume_score",
  "interview",
  "application_update",
  "billing",
] as const;

export type NotificationType = (typeof notificationTypes)[number];

const labels: Record<NotificationType, string> = {
  job_match: "Job match",
  follow_up: "Follow-up",
  closing: "Closing date",
  resume_score: "Resume score",
  interview: "Interview",
  application_update: "Application update",
  billing: "Payment",
};

/** The label of a type; a type that this version does not know is labelled 'Notification'. */
export function notificationLabel(type: string): string {
  return Object.hasOwn(labels, type) ? labels[type as NotificationType] : "Notification";
}

/** The channels of notifications; `app` is the list, and web push if a browser agreed (D-44). */
export const channels = ["email", "sms", "whatsapp", "app"] as const;
export type Channel = (typeof channels)[number];

/** Defaults of the specification. */
export const channelDefaults: Readonly<Record<Channel, boolean>> = {
  email: true,
  sms: false,
  whatsapp: false,
  app: true,
};

/** The seven switches of Settings; two of them are channels (D-44). */
export interface NotificationSettings {
  email: boolean;
  sms: boolean;
  whatsapp: boolean;
  app: boolean;
  jobMatch: boolean;
  resumeOptimization: boolean;
  followUp: boolean;
  interview: boolean;
  applicationUpdate: boolean;
}

const switchOf: Record<NotificationType, keyof NotificationSettings | null> = {
  job_match: "jobMatch",
  follow_up: "followUp",
  closing: "followUp",
  resume_score: "resumeOptimization",
  interview: "interview",
  application_update: "applicationUpdate",
  // Notifications about money cannot be switched off.
  billing: null,
};

/** While applications are paused these are not sent (D-17). */
const quietWhilePaused: readonly NotificationType[] = ["job_match", "follow_up", "closing"];

/** The types that are mailed; all others only appear in the list. decision: D-60. */
const mailed: readonly NotificationType[] = ["job_match", "follow_up", "closing", "interview"];

/** The channels of a notification; none if the person does not want this type. decision: D-44. */
export function channelsFor(
  type: NotificationType,
  settings: Readonly<NotificationSettings>,
  isPaused: boolean,
): Channel[] {
  const wanted = switchOf[type];
  if (wanted !== null && !settings[wanted]) return [];
  if (isPaused && quietWhilePaused.includes(type)) return [];
  return channels.filter((channel) => settings[channel] && (channel !== "email" || mailed.includes(type)));
}

/** The channels of a notification that the person requested with a button: always in the list. */
export function channelsForRequested(settings: Readonly<NotificationSettings>): Channel[] {
  return channels.filter((channel) => channel === "app" || settings[channel]);
}
