import { dayAfter, daysBetween, plainDay } from "../dates.ts";
import { homeTimeZone, localTime } from "../local-time.ts";
import { type ApplicationStatus, statusFacts } from "./status.ts";

/** Reminders come from nine in the morning, where the person is. */
const remindFrom = "09:00";
/** An application takes an evening or two. */
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
  /** Holds the date: a moved one is told anew, the same one never twice. */
  eventKey: string;
}

/**
 * What is due now: a follow-up on its day, an interview the day before, the closing date of what is not sent two days
 * before, all from nine o'clock. A date that has passed, and one of an application that is over, is told no more; nor
 * is a closing date to who saved the ad today and has just read it. decision: D-60.
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

/** Days that can be due somewhere on earth at this moment: what to ask the store for. */
export function daysToLookAt(now: Date): { from: string; to: string } {
  const today = now.toISOString().slice(0, 10);
  return { from: dayAfter(today, -1), to: dayAfter(today, closingDays + 1) };
}
