import { daysBetween, dayTime, longDay, shortDay, weekdayName } from "../dates.ts";
import { type ApplicationStatus, statusFacts } from "./status.ts";

interface Dated {
  status: ApplicationStatus;
  closingDate: string | null;
  /** `YYYY-MM-DD`, empty or null without one. */
  followUpDate: string | null;
  interviewDate: string | null;
  /** `HH:MM` */
  interviewTime: string | null;
}

export interface NextDate {
  kind: "interview" | "follow-up" | "closing";
  day: string;
  /** 'Interview on Thursday, 10:30 am', 'Follow up, due 3 days ago'. */
  title: string;
  /** 'in 2 days'; empty if the title says it. */
  note: string;
  /** For a column: 'Interview Tue 1 Dec, 10:30 am', 'Follow up, 3 days late'. */
  short: string;
  /** True if its day has passed. */
  isLate: boolean;
}

/**
 * The next date of one application: the interview, the follow-up or, if it is not sent, the closing date, whichever
 * is sooner. A past interview does not count; a past follow-up is still due.
 * @param today `YYYY-MM-DD` in the reader's calendar
 */
export function nextDate(dated: Dated, today: string): NextDate | null {
  const { status, followUpDate, closingDate, interviewDate, interviewTime } = dated;
  const isAhead = (day: string | null): day is string => Boolean(day) && daysBetween(today, day ?? "") >= 0;
  const comes: NextDate[] = [];
  if (isAhead(interviewDate)) {
    const time = interviewTime ? `, ${dayTime(interviewTime)}` : "";
    comes.push({ kind: "interview", day: interviewDate, ...said("Interview", interviewDate, today, time) });
  }
  if (isAhead(closingDate) && !statusFacts[status].isSent)
    comes.push({ kind: "closing", day: closingDate, ...said("Closes", closingDate, today, "") });
  if (followUpDate)
    comes.push({ kind: "follow-up", day: followUpDate, ...said("Follow up", followUpDate, today, "") });
  // On the same day the earliest time comes first.
  return comes.sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))[0] ?? null;
}

function said(what: string, day: string, today: string, time: string): Omit<NextDate, "kind" | "day"> {
  const days = daysBetween(today, day);
  if (days < 0) {
    const ago = days === -1 ? "yesterday" : `${-days} days ago`;
    return { title: `${what}, due ${ago}`, note: "", short: `${what}, due ${ago}`, isLate: true };
  }
  if (days <= 1) {
    const title = `${what} ${days === 0 ? "today" : "tomorrow"}${time}`;
    return { title, note: "", short: title, isLate: false };
  }
  // A date further away is shown as the date.
  if (days >= 7) {
    const short = `${what} ${shortDay(day)}${time}`;
    return { title: `${what} on ${longDay(day)}${time}`, note: "", short, isLate: false };
  }
  const weekday = weekdayName(day);
  return {
    title: `${what} on ${weekday}${time}`,
    note: `in ${days} days`,
    short: `${what} ${weekday.slice(0, 3)} ${shortDay(day)}${time}`,
    isLate: false,
  };
}
