import { dayAfter, daysBetween, mondayOf } from "../dates.ts";
import { localTime } from "../local-time.ts";
import { scoreBand, scoreBandLabels } from "../resumes/score-bands.ts";
import { type ApplicationHistory, applicationHistory, type HistoryInput } from "./application-history.ts";
import { applicationSources, sourceOf } from "./source-of.ts";
import { type ApplicationStatus, sentStatus, statusesWhere, statusFacts } from "./status.ts";

/** A smaller group gives no reliable figure. */
export const enoughToTell = 5;
/** Weeks of the heat map. */
const weeksShown = 16;
/** The last group of waiting times contains all longer ones. */
const waitGroups = 5;
const dayMs = 24 * 60 * 60 * 1000;

export interface AnalysedApplication extends HistoryInput {
  createdAt: string;
  jobUrl: string;
  matchScore: number | null;
  /** The version of the resume that was sent. */
  resume: { key: string; label: string } | null;
}

export interface RateOfGroup {
  key: string;
  label: string;
  n: number;
  answered: number | null;
  percent: number | null;
  low: number | null;
  high: number | null;
}

interface Told {
  application: AnalysedApplication;
  history: ApplicationHistory;
}

/** All figures of the analytics, from an account's applications and their logs. */
export function applicationAnalytics(
  applications: readonly AnalysedApplication[],
  { now, timeZone, appHost }: { now: Date; timeZone: string; appHost: string },
) {
  const all: Told[] = applications.map((application) => ({
    application,
    history: applicationHistory(application),
  }));
  const sent = all.filter(({ history }) => history.reached[sentStatus] !== undefined);
  return {
    flow: flowOf(sent),
    bySource: rates(sent, ({ application }) => {
      const key = sourceOf(application.jobUrl, appHost);
      return { key, label: applicationSources[key] };
    }),
    byResume: rates(sent, ({ application }) => application.resume),
    byBand: rates(sent, ({ application }) => bandOf(application.matchScore), bandOrder),
    timeToAnswer: timeToAnswer(sent),
    days: daysOf(sent, now, timeZone),
  };
}

function bandOf(score: number | null) {
  if (score === null) return { key: "none", label: "Not scored" };
  const key = scoreBand(score);
  return { key, label: scoreBandLabels[key] };
}
const bandOrder = ["excellent", "good", "low", "none"];

/** An interview or an offer counts as a response, as in the figure above the tracker. */
const isAnswered = ({ history }: Told) =>
  answeredStatuses.some((status) => history.reached[status] !== undefined);
const answeredStatuses = statusesWhere((facts) => facts.isAnswered);

/** The largest group first, unless an order is given. */
function rates(
  sent: readonly Told[],
  groupOf: (one: Told) => { key: string; label: string } | null,
  order?: readonly string[],
): RateOfGroup[] {
  const groups = new Map<string, { label: string; n: number; answered: number }>();
  for (const one of sent) {
    const group = groupOf(one);
    if (!group) continue;
    const known = groups.get(group.key) ?? { label: group.label, n: 0, answered: 0 };
    known.n += 1;
    if (isAnswered(one)) known.answered += 1;
    groups.set(group.key, known);
  }
  return [...groups]
    .map(([key, { label, n, answered }]) => {
      const tells = n >= enoughToTell;
      const none = { answered: null, percent: null, low: null, high: null };
      const percent = Math.round((100 * answered) / n);
      return { key, label, n, ...(tells ? { answered, percent, ...likelyRate(answered, n) } : none) };
    })
    .sort((one, other) =>
      order
        ? order.indexOf(one.key) - order.indexOf(other.key)
        : other.n - one.n || (one.label < other.label ? -1 : 1),
    );
}

/** Wilson's 95 % interval in percent, which also holds for small groups. */
function likelyRate(answered: number, n: number): { low: number; high: number } {
  const z = 1.96;
  const rate = answered / n;
  const middle = rate + (z * z) / (2 * n);
  const spread = z * Math.sqrt((rate * (1 - rate) + (z * z) / (4 * n)) / n);
  const percent = (one: number) => Math.round((100 * one) / (1 + (z * z) / n));
  return { low: Math.max(0, percent(middle - spread)), high: Math.min(100, percent(middle + spread)) };
}

/** How far the applications came, of those whose date of sending is known. */
function flowOf(sent: readonly Told[]) {
  const dated = sent.filter(({ history }) => history.appliedAt !== null);
  const count = (holds: (one: Told) => boolean) => dated.filter(holds).length;
  const has = (statuses: readonly ApplicationStatus[]) => (one: Told) =>
    statuses.some((status) => one.history.reached[status] !== undefined);
  const isInterviewed = has(statusesWhere((facts) => facts.isInterviewing));
  const isOffered = has(statusesWhere((facts) => facts.isAnswered && !facts.isInterviewing));
  const isOver = ({ application }: Told) => !statusFacts[application.status].isOpen;
  return {
    applied: dated.length,
    undated: sent.length - dated.length,
    answered: count((one) => isInterviewed(one) || isOver(one)),
    declined: count((one) => !isInterviewed(one) && isOver(one)),
    interviewed: count(isInterviewed),
    offers: count(isOffered),
    talking: count((one) => isInterviewed(one) && !isOffered(one) && !isOver(one)),
    declinedAfter: count((one) => isInterviewed(one) && !isOffered(one) && isOver(one)),
  };
}

function timeToAnswer(sent: readonly Told[]) {
  const days = sent
    .flatMap(({ history: { appliedAt, answeredAt } }) =>
      appliedAt && answeredAt ? [(Date.parse(answeredAt) - Date.parse(appliedAt)) / dayMs] : [],
    )
    .filter((one) => one >= 0)
    .sort((one, other) => one - other);
  const weekOf = (wait: number) => Math.min(waitGroups - 1, Math.floor(wait / 7));
  return {
    n: days.length,
    medianDays: days.length >= enoughToTell ? median(days) : null,
    byWeek: Array.from(
      { length: waitGroups },
      (_, week) => days.filter((one) => weekOf(one) === week).length,
    ),
  };
}

/** The median of sorted numbers, rounded. */
function median(sorted: readonly number[]): number {
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  return Math.round((lower + upper) / 2);
}

/** The number of applications sent on each day of the last weeks, starting on a Monday. */
function daysOf(sent: readonly Told[], now: Date, timeZone: string) {
  const today = localTime(now, timeZone).day;
  const first = dayAfter(mondayOf(today), -7 * (weeksShown - 1));
  const counts = new Map<string, number>();
  for (const { history } of sent) {
    if (history.appliedAt === null) continue;
    const { day } = localTime(new Date(history.appliedAt), timeZone);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return Array.from({ length: daysBetween(first, today) + 1 }, (_, index) => {
    const day = dayAfter(first, index);
    return { day, applied: counts.get(day) ?? 0 };
  });
}
