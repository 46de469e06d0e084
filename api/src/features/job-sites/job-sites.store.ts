import { type SiteReport, siteReport } from "#shared/contract/job-sites.ts";
import type { ReportFacts } from "#shared/domain/job-sites/site-health.ts";
import { reportedFields } from "#shared/domain/job-sites/site-report.ts";
import type { Db } from "../../db/open.ts";
import { readJson } from "../../db/read-json.ts";

/** A year and a month: longer than any look back. */
const KEPT_DAYS = 400;
/** Enough to measure every site; a flood of reports must not fill the server's memory. */
const MOST_READ = 20_000;

function dayOf(now: Date, back = 0): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - back));
}

/** Keeps a report with its day only: nothing in it leads to who sent it. */
export async function storeReport(db: Db, report: SiteReport, now: Date): Promise<void> {
  const { fields, ...told } = report;
  await db.jobSiteReport.create({ data: { ...told, fields, day: dayOf(now) } });
  await db.jobSiteReport.deleteMany({ where: { day: { lt: dayOf(now, KEPT_DAYS) } } });
}

/** The reports of the last days, newest first, as much of them as the health of sites needs. */
export async function listReports(db: Db, days: number, now: Date): Promise<ReportFacts[]> {
  const rows = await db.jobSiteReport.findMany({
    where: { day: { gte: dayOf(now, days) } },
    orderBy: { day: "desc" },
    take: MOST_READ,
    select: { board: true, host: true, rules: true, fields: true },
  });
  return rows.map(({ board, host, rules, fields }) => ({
    site: board ?? host,
    rules,
    absent: absentOf(readJson(siteReport.shape.fields, fields, "JobSiteReport.fields")),
  }));
}

function absentOf(fields: SiteReport["fields"]): ReportFacts["absent"] {
  return reportedFields.filter((name) => !fields[name].isPresent);
}

/** The newest published table of selectors, unchecked; null when none is newer. */
export async function newestSelectors(db: Db, than: number): Promise<unknown> {
  const row = await db.jobSiteHooks.findFirst({
    where: { version: { gt: than } },
    orderBy: { version: "desc" },
    select: { table: true },
  });
  return row?.table ?? null;
}

/** Adds a table that has been checked. */
export async function storeSelectors(db: Db, version: number, table: object, now: Date): Promise<void> {
  await db.jobSiteHooks.create({ data: { version, table, publishedAt: now } });
}
