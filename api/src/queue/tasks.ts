import type { Owner } from "../db/owner.ts";

/**
 * Every task that runs apart from a request, with what it is given. Only ids travel: task rows outlive accounts, so
 * nothing personal may be in them (docs/security.md, DR-02).
 */
export interface TaskData {
  /** Sends one stored mail. */
  "send-mail": { mailId: string };
  /** Mails a reset link; null is an address without an account, queued all the same (AU-02). */
  "mail-password-reset": { userId: Owner | null };
  /** Mails the owner that somebody tries to sign in; null is an address without an account, queued all the same (AU-08). */
  "mail-of-guessing": { userId: Owner | null };
  /** Sends one notification on one channel outside the app. */
  "deliver-notification": { deliveryId: string };
  /** Queues mails again that a dead process left behind; removes what has expired. */
  "sweep-expired": Record<string, never>;
  /** Tells of follow-ups and interviews that are due. */
  "remind-of-dates": Record<string, never>;
  /** Measures one account's saved ads after many came at once. */
  "score-applications": { userId: Owner };
  /** Measures one account's saved ads anew whose number an older engine made. */
  "rescore-old-scores": { userId: Owner };
  /** Leaves everybody's numbers of an older engine to the task above. */
  "sweep-old-scores": Record<string, never>;
  /** Asks the job board's sources that are due; closes ads that have ended. */
  "refresh-jobs": Record<string, never>;
  /** Measures the newest ads against one account's default resume (D-52). */
  "match-new-jobs": { userId: Owner };
  /** Reads subscriptions again whose news from the payment provider may be lost. */
  "sweep-billing": Record<string, never>;
}

export type TaskName = keyof TaskData;

/** @param task.id the same on every retry: a key for effects that must happen once. */
export type TaskHandler<Name extends TaskName> = (
  data: TaskData[Name],
  task: { id: string },
) => Promise<void>;

/** The work of each task, and when it comes by itself (cron, UTC). */
export type TaskHandlers = {
  [Name in TaskName]: { run: TaskHandler<Name>; cron?: string };
};
