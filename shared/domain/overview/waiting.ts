import { type ApplicationStatus, statusFacts } from "../applications/status.ts";
import { daysBetween } from "../dates.ts";

export interface WaitingApplication {
  status: ApplicationStatus;
  /** The day it was sent in the reader's calendar, `YYYY-MM-DD`. */
  sentDay: string | null;
  /** `YYYY-MM-DD`, if one is near. */
  followUpDate: string | null;
}

/** Whole days since it was sent; null if no answer is expected, or if it was sent today. */
export function daysWaiting(
  { status, sentDay }: Omit<WaitingApplication, "followUpDate">,
  today: string,
): number | null {
  const { isSent, endsWaiting } = statusFacts[status];
  if (!isSent || endsWaiting || sentDay === null) return null;
  const days = daysBetween(sentDay, today);
  return days > 0 ? days : null;
}

export interface WaitNote {
  text: string;
  /** True if the person's follow-up is due. */
  isDue: boolean;
}

const inDays = (count: number) => (count === 1 ? "tomorrow" : `in ${count} days`);

/**
 * The note about waiting in a row: how long it has been, or that its follow-up is due or near.
 * @param today `YYYY-MM-DD` in the reader's own calendar
 */
export function waitNote(application: WaitingApplication, today: string): WaitNote | null {
  const { status, followUpDate } = application;
  const days = daysWaiting(application, today);
  const waited = days === null ? "" : `${days} ${days === 1 ? "day" : "days"}`;
  const told = (text: string, isDue: boolean) => ({ text: waited ? `${waited}, ${text}` : text, isDue });
  if (followUpDate && statusFacts[status].remindsFollowUp) {
    const ahead = daysBetween(today, followUpDate);
    return ahead > 0 ? told(`follow up ${inDays(ahead)}`, false) : told("follow-up due", true);
  }
  return waited ? told("no answer", false) : null;
}
