import { dayAfter } from "../dates.ts";
import { type Agenda, type AgendaDay, comingDays } from "./todays-list.ts";

const daysPlanned = 7;

export interface WeekPlan {
  /** Past follow-ups, the oldest first. */
  late: readonly AgendaDay[];
  /** Today and the next six days, each with its dates. */
  days: readonly { day: string; entries: readonly AgendaDay[] }[];
  /** The application sent last that has no answer and no date. */
  waiting: Agenda["waiting"];
}

/** The dates of the coming seven days. decision: D-109. @param today `YYYY-MM-DD` in the reader's own calendar */
export function weekPlan(agenda: Agenda, today: string): WeekPlan {
  const until = dayAfter(today, daysPlanned - 1);
  const coming = comingDays(agenda.dated, today, until);
  return {
    late: comingDays(agenda.dated, "", dayAfter(today, -1)).filter(({ kind }) => kind === "follow-up"),
    days: Array.from({ length: daysPlanned }, (_, index) => {
      const day = dayAfter(today, index);
      return { day, entries: coming.filter((one) => one.day === day) };
    }),
    waiting: agenda.waiting,
  };
}

/** Whether there is anything to plan. */
export function hasPlan({ late, days, waiting }: WeekPlan): boolean {
  return late.length > 0 || waiting !== null || days.some(({ entries }) => entries.length > 0);
}
