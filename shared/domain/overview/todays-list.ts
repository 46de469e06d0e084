import { type ApplicationStatus, statusFacts } from "../applications/status.ts";
import { dayAfter, mondayOf } from "../dates.ts";
import { scoreBand } from "../resumes/score-bands.ts";

/** An application with a date that is near. Days are `YYYY-MM-DD`. */
export interface DatedApplication {
  id: string;
  jobTitle: string;
  company: string;
  status: ApplicationStatus;
  followUpDate: string | null;
  /** The last day to apply. */
  closingDate: string | null;
  interviewDate: string | null;
  /** "14:30"; "" means all day. */
  interviewTime: string;
  appliedDate: string | null;
}

/** The dates around now that the server knows; the reader's own calendar decides which are due. */
export interface Agenda {
  dated: readonly DatedApplication[];
  /** The application sent last, two weeks ago or more, that has no answer and no follow-up date. */
  waiting: { id: string; jobTitle: string; company: string; appliedDate: string } | null;
  /** The newest letter for a job that is saved and not sent. */
  draft: { letterId: string; jobTitle: string; company: string; createdAt: string } | null;
  /** The best-matching job that is saved and not sent. */
  ready: { id: string; jobTitle: string; company: string; matchScore: number; createdAt: string } | null;
  /** When the applications of the last eight days were sent. */
  sentAt: readonly string[];
}

export type TodaysRow =
  | { kind: "interview"; application: DatedApplication; day: string }
  | { kind: "closing"; application: DatedApplication; day: string }
  | { kind: "follow-up"; application: DatedApplication; day: string }
  | { kind: "matches"; count: number }
  | { kind: "draft"; draft: NonNullable<Agenda["draft"]> }
  | { kind: "ready"; ready: NonNullable<Agenda["ready"]> }
  | { kind: "waiting"; waiting: NonNullable<Agenda["waiting"]> };

/** Maximum number of rows, so that the list can be done in one day. */
const mostRows = 5;
/** An interview is prepared, and an application written, in these days before. */
const daysBefore = 3;

/**
 * What to do today, most urgent first: interviews of today and the next three days, saved jobs that close in those
 * days, follow-ups that are due, new matches, an unfinished letter, the best saved job, and an application without an
 * answer.
 * @param newMatches ads of this week that match
 * @param today `YYYY-MM-DD` in the reader's own calendar
 */
export function todaysList(agenda: Agenda, newMatches: number, today: string): TodaysRow[] {
  const { draft, ready, waiting } = agenda;
  const rows: TodaysRow[] = [
    ...daysOf(agenda.dated, "interview", today, dayAfter(today, daysBefore)),
    ...daysOf(agenda.dated, "closing", today, dayAfter(today, daysBefore)),
    ...daysOf(agenda.dated, "follow-up", "", today),
  ];
  if (newMatches > 0) rows.push({ kind: "matches", count: newMatches });
  if (draft) rows.push({ kind: "draft", draft });
  if (ready && scoreBand(ready.matchScore) !== "low") rows.push({ kind: "ready", ready });
  if (waiting) rows.push({ kind: "waiting", waiting });
  return rows.slice(0, mostRows);
}

export type AgendaDay = Extract<TodaysRow, { day: string }>;

/** Every interview, closing date and follow-up from today until a day, nearest first. */
export function comingDays(dated: readonly DatedApplication[], today: string, until: string): AgendaDay[] {
  const kinds = ["interview", "closing", "follow-up"] as const;
  return kinds.flatMap((kind) => daysOf(dated, kind, today, until)).sort(byDay);
}

const fieldOf = {
  interview: "interviewDate",
  closing: "closingDate",
  "follow-up": "followUpDate",
} as const satisfies Record<AgendaDay["kind"], keyof DatedApplication>;

/** One kind of date of the applications for which it still matters, between two days, both included. */
function daysOf(
  dated: readonly DatedApplication[],
  kind: AgendaDay["kind"],
  from: string,
  until: string,
): AgendaDay[] {
  return dated
    .flatMap((application) => {
      const facts = statusFacts[application.status];
      const means = { interview: true, closing: !facts.isSent, "follow-up": facts.remindsFollowUp };
      const day = application[fieldOf[kind]];
      return facts.isOpen && means[kind] && day && day >= from && day <= until
        ? [{ kind, application, day }]
        : [];
    })
    .sort(byDay);
}

const clockOf = (row: AgendaDay) => (row.kind === "interview" ? row.application.interviewTime : "");

function byDay(one: AgendaDay, other: AgendaDay): number {
  const [first, second] = [`${one.day} ${clockOf(one)}`, `${other.day} ${clockOf(other)}`];
  if (first === second) return one.application.id < other.application.id ? -1 : 1;
  return first < second ? -1 : 1;
}

/** The number of applications sent on each day of a day's week, Monday first. */
export function sentByWeekday(sentDays: readonly string[], today: string): { day: string; sent: number }[] {
  const monday = mondayOf(today);
  return Array.from({ length: 7 }, (_, index) => {
    const day = dayAfter(monday, index);
    return { day, sent: sentDays.filter((one) => one === day).length };
  });
}
