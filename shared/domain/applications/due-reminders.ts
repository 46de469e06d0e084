import { dayAfter, daysBetween, plainDay } from "../dates.ts";
import { homeTimeZone, localTime } from "../local-time.ts";
import { type ApplicationStatus, statusFacts } from "./status.ts";

/** Reminders start at nine in the morning, in the person's time zone. */
const remindFrom = "09:00";
/** Days before the closing date: writing an application takes an evening or two. */
export const closingDays = 2;

interface Dated {
  id: string;
  jobTitle: string;
  company: string;
  status: ApplicationStatus;
  followUpDate: string | null;
  closingDate: string | null;
  interviewDate: string | null;
  interviewTime: string;
  timeZone: string | null;
  createdAt: Date;
}

export interface Reminder {
  type: "follow_up" | "interview" | "closing";
  message: string;
  /** Contains the date: a changed date is sent again, the same one never twice. */
  eventKey: string;
}

/**
 * The reminders that are due now, from nine o'clock: a follow-up on its day, an interview the day before, the closing
 * date of an unsent application two days before. There is none for a past date or an application that is over, and
 * none for a closing date to a person who saved the ad today. decision: D-60.
 */
export function dueReminders(application: Dated, now: Date): Reminder[] {
  const { id, jobTitle, company, status, followUpDate, closingDate, interviewDate, interviewTime } =
    application;
  const zone = application.timeZone ?? homeTimeZone;
  const { day, time } = localTime(now, zone);
  const savedOn = localTime(application.createdAt, zone).day;
  if (time < remindFrom || !statusFacts[status].isOpen) return [];
  const due: Reminder[] = [];
  if (followUpDate === day && statusFacts[status].remindsFollowUp)
    due.push({
      type: "follow_up",
      message: `Time to follow up on ${jobTitle} at ${company}.`,
      eventKey: `follow-up ${id} ${followUpDate}`,
    });
  if (interviewDate === dayAfter(day))
    due.push({
      type: "interview",
      message: `Your interview for ${jobTitle} at ${company} is tomorrow, ${interviewText(interviewDate, interviewTime)}.`,
      eventKey: `interview ${id} ${interviewDate}`,
    });
  if (closingDate && !statusFacts[status].isSent && savedOn < day && isNear(day, closingDate))
    due.push({
      type: "closing",
      message: `${jobTitle} at ${company} ${closesText(closingDate, day)}. You have not applied yet.`,
      eventKey: `closing ${id} ${closingDate}`,
    });
  return due;
}

const isNear = (today: string, day: string) => day >= today && daysBetween(today, day) <= closingDays;

/** 'closes in 2 days', 'closes today', 'closed on 3 May 2026'. Days are `YYYY-MM-DD`. */
export function closesText(day: string, today: string): string {
  const left = daysBetween(today, day);
  if (left < 0) return `closed on ${plainDay(day)}`;
  if (left === 0) return "closes today";
  return left === 1 ? "closes tomorrow" : `closes in ${left} days`;
}

function interviewText(day: string, time: string): string {
  const date = plainDay(day);
  return time ? `${date} at ${time}` : date;
}

/** Days that can be due in any time zone now, for the database query. */
export function daysToLookAt(now: Date): { from: string; to: string } {
  const today = now.toISOString().slice(0, 10);
  return { from: dayAfter(today, -1), to: dayAfter(today, closingDays + 1) };
}
