import type { NotificationType } from "#shared/domain/notifications/notification-types.ts";

/**
 * Every mail that we send, with its subject. A subject is one of these and nothing else: what somebody typed (a job's title, a
 * name, an ad) never appears where it would look like our own words (docs/security.md, MA-01).
 */
export const mailSubjects = {
  "verify-email": "Confirm your email address",
  "verify-new-email": "Confirm your new email address",
  "email-changed": "Your email address was changed",
  "password-reset": "Reset your Kelpie password",
  "password-changed": "Your password was changed",
  guessing: "Somebody tries to sign in to your account",
  "two-step-on": "Two-step sign-in is on",
  "two-step-off": "Two-step sign-in is off",
  "passkey-added": "A passkey was added",
  "passkey-removed": "A passkey was removed",
  "payment-failed": "Your Kelpie payment failed",
  "job-posting": "Publish your job on Kelpie",
  "posting-removed": "Your job was taken off Kelpie",
  "posting-report": "A job on Kelpie was reported",
  notice: "News from Kelpie",
  "notice-job_match": "New jobs match your resume",
  "notice-follow_up": "Time to follow up on an application",
  "notice-closing": "A job on your list closes soon",
  "notice-resume_score": "News about your resume score",
  "notice-interview": "News about an interview",
  "notice-application_update": "News about an application",
  "notice-billing": "News about your Kelpie payment",
} as const satisfies Record<`notice-${NotificationType}`, string> & Record<string, string>;

export type MailKind = keyof typeof mailSubjects;

/** The mail of a notification; of a type that this version does not know, the plain one. */
export function noticeKind(type: string): MailKind {
  const kind = `notice-${type}`;
  return isKind(kind) ? kind : "notice";
}

const isKind = (kind: string): kind is MailKind => Object.hasOwn(mailSubjects, kind);
