import { calendarDay, daysBetween } from "../dates.ts";
import { applicationHistory, funnelSteps, type HistoryInput } from "./application-history.ts";
import { type ApplicationStatus, savedStatus, sentStatus, statusFacts, statusLabel } from "./status.ts";

export interface Stage {
  status: ApplicationStatus;
  state: "done" | "now" | "later";
  /** The day it was reached, `YYYY-MM-DD` in the reader's calendar; null if no log entry has it. */
  day: string | null;
  /** Days until the next stage was reached, or until today from the present one; null if unknown. */
  days: number | null;
}

export interface Stages {
  stages: Stage[];
  /** For an application that is over: its status, and since when. */
  over: { status: ApplicationStatus; day: string | null } | null;
}

/**
 * The steps of one application with the days between them. A step without its own log entry is listed without a day.
 * @param today `YYYY-MM-DD` in the reader's calendar
 */
export function stagesOf(application: HistoryInput & { createdAt: string }, today: string): Stages {
  const { reached, appliedAt } = applicationHistory(application);
  const { status, createdAt, events } = application;
  const isOver = !statusFacts[status].isStep;
  const moments: Partial<Record<ApplicationStatus, string | null>> = { ...reached, [savedStatus]: createdAt };
  if (appliedAt !== null && sentStatus in reached) moments[sentStatus] = appliedAt;
  // In the history a later step implies the earlier ones, which then have no day of their own.
  const isTold = (one: ApplicationStatus) =>
    one === savedStatus || one === sentStatus || events.some(({ detail }) => detail === statusLabel(one));
  const dayOf = (one: ApplicationStatus) => {
    const moment = isTold(one) ? moments[one] : undefined;
    return moment ? calendarDay(new Date(moment)) : null;
  };
  const last = isOver
    ? funnelSteps.findLastIndex((step) => moments[step] !== undefined)
    : funnelSteps.indexOf(status);
  const end = isOver ? dayOf(status) : today;
  return {
    stages: funnelSteps.map((step, index) => {
      const day = index <= last ? dayOf(step) : null;
      const next = index === last ? end : dayOf(funnelSteps[index + 1] ?? status);
      return {
        status: step,
        state: stateOf(index, last, isOver),
        day,
        days: day !== null && next !== null && index <= last ? Math.max(0, daysBetween(day, next)) : null,
      };
    }),
    over: isOver ? { status, day: dayOf(status) } : null,
  };
}

function stateOf(index: number, last: number, isOver: boolean): Stage["state"] {
  if (index > last) return "later";
  return index === last && !isOver ? "now" : "done";
}
