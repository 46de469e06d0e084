import { calendarDay, daysBetween, dayTime, weekdayName } from "#shared/domain/dates.ts";
import type { AgendaDay, DatedApplication } from "#shared/domain/overview/todays-list.ts";

/** The day of a moment in the reader's calendar. */
export const dayOf = (moment: string) => calendarDay(new Date(moment));

/** 'today', 'tomorrow', 'Thursday' of a day in the coming week. @param day and today as `YYYY-MM-DD` */
export function nearDay(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days === 0) return "today";
  return days === 1 ? "tomorrow" : weekdayName(day);
}

/** 'in 2 days', 'today'. */
export function countdown(day: string, today: string): string {
  const days = daysBetween(today, day);
  return days > 1 ? `in ${days} days` : nearDay(day, today);
}

/** 'Interview on Thursday, 2:30 pm'. */
export function interviewTitle({ application, day }: AgendaDay, today: string): string {
  const near = nearDay(day, today);
  const when = daysBetween(today, day) > 1 ? `on ${near}` : near;
  return application.interviewTime
    ? `Interview ${when}, ${dayTime(application.interviewTime)}`
    : `Interview ${when}`;
}

/** 'Ward Nurse · sent 12 days ago'. @param sentDay `YYYY-MM-DD`, null when it was not sent */
export function sentText(jobTitle: string, sentDay: string | null, today: string): string {
  if (!sentDay) return jobTitle;
  const days = daysBetween(sentDay, today);
  if (days <= 0) return `${jobTitle} · sent today`;
  return `${jobTitle} · sent ${days} ${days === 1 ? "day" : "days"} ago`;
}

/** 'due 3 days ago'; nothing on the day itself. */
export function overdueText(day: string, today: string): string {
  const days = daysBetween(day, today);
  if (days <= 0) return "";
  return ` · due ${days === 1 ? "yesterday" : `${days} days ago`}`;
}

/** 'Nothing due today. Next: Thursday, 2:30 pm, interview with Banksia Health.' */
export function nothingDue(next: AgendaDay | undefined, today: string, dayText: string): string {
  if (!next) return "Nothing due today.";
  const { kind, application, day } = next;
  const near = daysBetween(today, day) < 7 ? nearDay(day, today) : dayText;
  const time =
    kind === "interview" && application.interviewTime ? `, ${dayTime(application.interviewTime)}` : "";
  return `Nothing due today. Next: ${near}${time}, ${whatOf[kind]} ${application.company}.`;
}

const whatOf = {
  interview: "interview with",
  "follow-up": "follow up with",
  closing: "last day to apply to",
};
const entryOf = { interview: "Interview", "follow-up": "Follow up", closing: "Last day to apply" };

/** 'Interview, 10:30 am, Banksia Health'. */
export function plannedEntry({ kind, application }: AgendaDay): string {
  const { interviewTime, company } = application;
  const isTimed = kind === "interview" && interviewTime !== "";
  return isTimed ? `Interview, ${dayTime(interviewTime)}, ${company}` : dayEntry(kind, application);
}

/** 'Interview, Banksia Health'. */
export function dayEntry(kind: AgendaDay["kind"], { company }: DatedApplication): string {
  return `${entryOf[kind]}, ${company}`;
}
