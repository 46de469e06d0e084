/** What a notification can be about. */
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

/** A type that this version does not know is labelled 'Notification'. */
export function notificationLabel(type: string): string {
  return Object.hasOwn(labels, type) ? labels[type as NotificationType] : "Notification";
}

/** How a notification reaches a person; `app` is the list, and web push where a browser agreed (D-44). */
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
  // Money is always told.
  billing: null,
};

/** While applications are paused these are not sent (D-17). */
const quietWhilePaused: readonly NotificationType[] = ["job_match", "follow_up", "closing"];

/** What is worth a mail by itself; all else waits in the list. decision: D-60. */
const mailed: readonly NotificationType[] = ["job_match", "follow_up", "closing", "interview"];

/** The channels a notification goes out on; none when the person does not want to hear of it. decision: D-44. */
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

/** The channels of a notification that the person asked for by a button: the list has it in any case. */
export function channelsForRequested(settings: Readonly<NotificationSettings>): Channel[] {
  return channels.filter((channel) => channel === "app" || settings[channel]);
}
