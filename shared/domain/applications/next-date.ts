import { daysBetween, dayTime, longDay, weekdayName } from "../dates.ts";

interface Dated {
  /** `YYYY-MM-DD`, empty or null without one. */
  followUpDate: string | null;
  interviewDate: string | null;
  /** `HH:MM` */
  interviewTime: string | null;
}

export interface NextDate {
  kind: "interview" | "follow-up";
  day: string;
  /** 'Interview on Thursday, 10:30 am', 'Follow up, due 3 days ago'. */
  title: string;
  /** 'in 2 days'; empty where the title says it. */
  note: string;
}

/**
 * What comes next for one application: the interview or the follow-up, whichever is sooner. An interview that has been is
 * over; a follow-up whose day has passed is still due.
 * @param today `YYYY-MM-DD` in the reader's calendar
 */
export function nextDate(dated: Dated, today: string): NextDate | null {
  const { followUpDate, interviewDate, interviewTime } = dated;
  const isAhead = interviewDate && daysBetween(today, interviewDate) >= 0;
  if (isAhead && (!followUpDate || interviewDate <= followUpDate)) {
    const time = interviewTime ? `, ${dayTime(interviewTime)}` : "";
    return { kind: "interview", day: interviewDate, ...said("Interview", interviewDate, today, time) };
  }
  if (!followUpDate) return null;
  return { kind: "follow-up", day: followUpDate, ...said("Follow up", followUpDate, today, "") };
}

function said(what: string, day: string, today: string, time: string): { title: string; note: string } {
  const days = daysBetween(today, day);
  if (days < 0) return { title: `${what}, due ${days === -1 ? "yesterday" : `${-days} days ago`}`, note: "" };
  if (days <= 1) return { title: `${what} ${days === 0 ? "today" : "tomorrow"}${time}`, note: "" };
  // The date tells it further on.
  if (days >= 7) return { title: `${what} on ${longDay(day)}${time}`, note: "" };
  return { title: `${what} on ${weekdayName(day)}${time}`, note: `in ${days} days` };
}
