import { boardName, jobBoards, jobSites } from "../jobs/job-sites.ts";
import { type ReportedField, reportedFields } from "./site-report.ts";

/** Minimum number of reports: fewer describe single pages, not the site. */
export const fewestReports = 5;
/** Older reports are not relevant for a site today. */
export const reportDays = 90;
/** Number of fields that are named as most often missing. */
const NAMED = 3;

/** The boards that Kelpie says it reads, the best known first. */
export const knownBoards: readonly string[] = jobSites.flatMap(({ id }) =>
  jobBoards.filter(({ site }) => site.id === id).map(({ board }) => board),
);

export type HealthState = "good" | "degraded" | "unknown";

/** The fields of a report that decide the health of a site. */
export type ReportFacts = {
  /** The board, or the host of a site that is not a board. */
  site: string;
  rules: number;
  absent: readonly ReportedField[];
};

export type SiteHealth = {
  site: string;
  name: string;
  state: HealthState;
  /** Null below the minimum number of reports: then nothing about the site is shown. */
  reports: number | null;
  absent: { field: ReportedField; n: number }[];
  /** The oldest version of the reading rules in the reports. */
  since: number | null;
};

function absentMost(reports: readonly ReportFacts[]): SiteHealth["absent"] {
  return reportedFields
    .map((field) => ({ field, n: reports.filter(({ absent }) => absent.includes(field)).length }))
    .filter(({ n }) => n > 0)
    .sort((one, other) => other.n - one.n)
    .slice(0, NAMED);
}

function healthOf(site: string, reports: readonly ReportFacts[], rulesNow: number): SiteHealth {
  const name = boardName(site) ?? site;
  if (reports.length < fewestReports)
    return { site, name, state: "unknown", reports: null, absent: [], since: null };
  // Problems in reports of older rules may be fixed by now, so only reports of the current rules degrade a site.
  const current = reports.filter(({ rules }) => rules >= rulesNow);
  const state = current.length >= fewestReports ? "degraded" : "good";
  const since = Math.min(...reports.map(({ rules }) => rules));
  return { site, name, state, reports: reports.length, absent: absentMost(reports), since };
}

const ORDER: Record<HealthState, number> = { degraded: 0, good: 1, unknown: 2 };

/**
 * How well each site is read, according to people's reports. Every known board has a line. Another site needs a
 * minimum number of reports, so that the site of a single employer reveals nobody.
 */
export function siteHealth(reports: readonly ReportFacts[], rulesNow: number): SiteHealth[] {
  const bySite = new Map<string, ReportFacts[]>(knownBoards.map((board) => [board, []]));
  for (const report of reports) bySite.set(report.site, [...(bySite.get(report.site) ?? []), report]);
  return [...bySite]
    .map(([site, own]) => healthOf(site, own, rulesNow))
    .filter(({ site, reports: n }) => n !== null || knownBoards.includes(site))
    .sort((one, other) => ORDER[one.state] - ORDER[other.state] || (other.reports ?? 0) - (one.reports ?? 0));
}
