import { dayAfter, mondayOf } from "../dates.ts";
import { localTime } from "../local-time.ts";
import { scoreBand, scoreBandLabels } from "../resumes/score-bands.ts";
import {
  type ApplicationHistory,
  applicationHistory,
  funnelSteps,
  type HistoryInput,
} from "./application-history.ts";
import { applicationSources, sourceOf } from "./source-of.ts";
import { sentStatus, statusesWhere } from "./status.ts";

/** A group says nothing below this. */
export const enoughToTell = 5;
const weeksShown = 12;
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
    funnel: funnelSteps.map((status) => ({
      status,
      n: all.filter(({ history }) => history.reached[status] !== undefined).length,
    })),
    bySource: rates(sent, ({ application }) => {
      const key = sourceOf(application.jobUrl, appHost);
      return { key, label: applicationSources[key] };
    }),
    byResume: rates(sent, ({ application }) => application.resume),
    byBand: rates(sent, ({ application }) => bandOf(application.matchScore), bandOrder),
    timeToAnswer: timeToAnswer(sent),
    weeks: weeks(all, now, timeZone),
  };
}

function bandOf(score: number | null) {
  if (score === null) return { key: "none", label: "Not scored" };
  const key = scoreBand(score);
  return { key, label: scoreBandLabels[key] };
}
const bandOrder = ["excellent", "good", "low", "none"];

/** As the figure above the tracker counts it: an interview or an offer is a response. */
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
      return {
        key,
        label,
        n,
        answered: tells ? answered : null,
        percent: tells ? Math.round((100 * answered) / n) : null,
      };
    })
    .sort((one, other) =>
      order
        ? order.indexOf(one.key) - order.indexOf(other.key)
        : other.n - one.n || (one.label < other.label ? -1 : 1),
    );
}

function timeToAnswer(sent: readonly Told[]) {
  const days = sent
    .flatMap(({ history: { appliedAt, answeredAt } }) =>
      appliedAt && answeredAt ? [(Date.parse(answeredAt) - Date.parse(appliedAt)) / dayMs] : [],
    )
    .filter((one) => one >= 0)
    .sort((one, other) => one - other);
  return { n: days.length, medianDays: days.length >= enoughToTell ? median(days) : null };
}

/** Of sorted numbers, whole. */
function median(sorted: readonly number[]): number {
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  return Math.round((lower + upper) / 2);
}

function weeks(all: readonly Told[], now: Date, timeZone: string) {
  const last = mondayOf(localTime(now, timeZone).day);
  const shown = Array.from({ length: weeksShown }, (_, index) => ({
    monday: dayAfter(last, 7 * (index - weeksShown + 1)),
    saved: 0,
    applied: 0,
    answers: 0,
  }));
  const byMonday = new Map(shown.map((week) => [week.monday, week]));
  // A zone is at most a day off: what is older cannot fall into the first week.
  const oldest = new Date(Date.parse(shown[0]?.monday ?? last) - dayMs).toISOString();
  const count = (at: string | null | undefined, what: "saved" | "applied" | "answers") => {
    if (!at || at < oldest) return;
    const week = byMonday.get(mondayOf(localTime(new Date(at), timeZone).day));
    if (week) week[what] += 1;
  };
  for (const { application, history } of all) {
    count(application.createdAt, "saved");
    count(history.reached[sentStatus] === undefined ? null : history.appliedAt, "applied");
    count(history.answeredAt, "answers");
  }
  return shown;
}
