import { type ApplicationStatus, statusFacts } from "./status.ts";

interface Counted {
  status: ApplicationStatus;
  /** ISO timestamp; null while the job is only saved. */
  appliedDate: string | null;
}

export interface ApplicationStatistics {
  total: number;
  thisMonth: number;
  /** Whole percent; 0 with no applications. */
  responseRate: number;
  interviewing: number;
}

/**
 * The four numbers above the tracker. Saved jobs do not count.
 * decision: D-52. @param now decides the calendar month, in the caller's own time zone.
 */
export function applicationStatistics(all: readonly Counted[], now: Date): ApplicationStatistics {
  const sent = all.filter((one) => statusFacts[one.status].isSent);
  const answered = sent.filter((one) => statusFacts[one.status].isAnswered);
  return {
    total: sent.length,
    thisMonth: sent.filter((one) => isSameMonth(one.appliedDate, now)).length,
    responseRate: responseRate(answered.length, sent.length),
    interviewing: sent.filter((one) => statusFacts[one.status].isInterviewing).length,
  };
}

/** Whole percent of the sent ones; 0 if none was sent. */
export function responseRate(answered: number, sent: number): number {
  return sent === 0 ? 0 : Math.round((100 * answered) / sent);
}

function isSameMonth(iso: string | null, now: Date): boolean {
  if (!iso) return false;
  const date = new Date(iso);
  return date.getFullYear() === now.getFullYear() && date.getMonth() === now.getMonth();
}
