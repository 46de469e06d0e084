import { dayAfter, homeTimeZone, localTime, plainDay } from "../dates.ts";
import { type ApplicationStatus, statusFacts } from "./status.ts";

/** Reminders come from nine in the morning, where the person is. */
const remindFrom = "09:00";

interface Dated {
  id: string;
  jobTitle: string;
  company: string;
  status: ApplicationStatus;
  followUpDate: string | null;
  interviewDate: string | null;
  interviewTime: string;
  timeZone: string | null;
}

export interface Reminder {
  type: "follow_up" | "interview";
  message: string;
  /** Holds the date: a moved one is told anew, the same one never twice. */
  eventKey: string;
}

/**
 * What is due now: a follow-up on its day, an interview the day before, both from nine o'clock. A date that has
 * passed, and one of an application that is over, is told no more.
 */
export function dueReminders(application: Dated, now: Date): Reminder[] {
  const { id, jobTitle, company, status, followUpDate, interviewDate, interviewTime } = application;
  const { day, time } = localTime(now, application.timeZone ?? homeTimeZone);
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
  return due;
}

function interviewText(day: string, time: string): string {
  const date = plainDay(day);
  return time ? `${date} at ${time}` : date;
}

/** Days that can be due somewhere on earth at this moment: what to ask the store for. */
export function daysToLookAt(now: Date): { from: string; to: string } {
  const today = now.toISOString().slice(0, 10);
  return { from: dayAfter(today, -1), to: dayAfter(today, 2) };
}
