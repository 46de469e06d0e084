import * as z from "zod/mini";
import { applicationStatuses } from "#shared/domain/applications/status.ts";
import { chosen, type JobFilter, searchWords } from "#shared/domain/jobs/job-filter.ts";
import { Prisma } from "../../db/generated/client.ts";
import type { Db } from "../../db/open.ts";
import { type Owner, rowsOf } from "../../db/owner.ts";
import { readJson } from "../../db/read-json.ts";
import { textQuery } from "../../scoring/candidates.store.ts";

const savedStatus = z.enum(applicationStatuses);

/** Beyond so many an answer counts no further: nobody turns to page 150. */
export const mostFound = 3000;

export interface JobRow {
  id: string;
  source: string;
  title: string;
  company: string;
  location: string;
  isRemote: boolean;
  url: string;
  salaryMin: number;
  salaryMax: number;
  payText: string;
  workplace: string;
  jobType: string;
  experience: string;
  skills: string[];
  postedAt: Date;
  firstSeenAt: Date;
  closesAt: Date | null;
  closedAt: Date | null;
}

const shown = {
  id: true,
  source: true,
  title: true,
  company: true,
  location: true,
  isRemote: true,
  url: true,
  salaryMin: true,
  salaryMax: true,
  payText: true,
  workplace: true,
  jobType: true,
  experience: true,
  skills: true,
  postedAt: true,
  firstSeenAt: true,
  closesAt: true,
  closedAt: true,
} as const;

const postingShown = {
  ...{
    confirmedAt: true,
    removedAt: true,
    applyUrl: true,
    applyEmail: true,
    payMin: true,
    payMax: true,
    payPeriod: true,
  },
} as const;

const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

function conditions(filter: JobFilter, now: Date, without: readonly string[]): Prisma.Sql {
  const location = chosen(filter.location);
  const jobType = chosen(filter.jobType);
  const experience = chosen(filter.experience);
  const all = [
    Prisma.sql`"closedAt" IS NULL AND "duplicateOf" IS NULL AND ("closesAt" IS NULL OR "closesAt" > ${now})`,
    ...searchWords(filter.search).map((word) => Prisma.sql`"searchText" LIKE ${anywhere(word)}`),
  ];
  if (location) {
    // The first half follows from the second, in words that an index knows. A function tells the planner no second share of
    // rows: two would make it believe that hardly any are left, and read the table instead of walking the index.
    const place = location.toLowerCase();
    const isIn = Prisma.sql`"searchText" LIKE ${anywhere(place)} AND strpos(lower(location), ${place}) > 0`;
    all.push(place === "remote" ? Prisma.sql`("isRemote" OR (${isIn}))` : isIn);
  }
  // decision: D-42. 'Remote' is a type of the board only.
  if (jobType) all.push(jobType === "Remote" ? Prisma.sql`"isRemote"` : Prisma.sql`"jobType" = ${jobType}`);
  if (experience) all.push(Prisma.sql`experience = ${experience}`);
  if (without.length > 0) all.push(Prisma.sql`id <> ALL(${without}::text[])`);
  return Prisma.join(all, " AND ");
}

export interface Found {
  id: string;
  key: string;
  total: number;
}

/**
 * Ids of open ads by how well their words fit: the search's own, or where nothing is searched the resume's. Of a very
 * long list the newest are ranked.
 * @param options.words what ranks; none ranks by age.
 * @param options.without ids of ads that are left out.
 */
export async function findJobs(
  db: Db,
  filter: JobFilter,
  options: { now: Date; words: string[]; without: readonly string[]; skip: number; take: number },
): Promise<Found[]> {
  const ranking = textQuery(options.words, searchWords(filter.search).length > 0);
  const rank = ranking ? Prisma.sql`ts_rank(search, to_tsquery('simple', ${ranking}))` : Prisma.sql`0::real`;
  const rows = await db.$queryRaw<{ id: string; contentHash: string; total: number }[]>`
    WITH found AS MATERIALIZED (
      -- No column here that "Job_open_idx" has not: the table itself is many times as large.
      SELECT id FROM "Job"
      WHERE ${conditions(filter, options.now, options.without)}
      ORDER BY "firstSeenAt" DESC LIMIT ${mostFound}::int
    )
    SELECT id, "contentHash", (count(*) OVER ())::int AS total FROM found JOIN "Job" USING (id)
    ORDER BY ${rank} DESC, "postedAt" DESC, id OFFSET ${options.skip}::int LIMIT ${options.take}::int`;
  return rows.map(({ id, contentHash, total }) => ({ id, key: `${id} ${contentHash.slice(0, 16)}`, total }));
}

/** The ads of a page, in its order and without those that were closed since they were found; words cut to `most` characters. */
export async function listJobs(
  db: Db,
  ids: string[],
  most: number,
): Promise<(JobRow & { description: string })[]> {
  const rows = await db.job.findMany({ where: { id: { in: ids }, closedAt: null }, select: shown });
  const texts = await db.$queryRaw<{ jobId: string; description: string }[]>`
    SELECT "jobId", left(description, ${most}::int) AS description FROM "JobText" WHERE "jobId" = ANY(${ids})`;
  const textOf = new Map(texts.map(({ jobId, description }) => [jobId, description]));
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    return row ? [{ ...row, description: textOf.get(id) ?? "" }] : [];
  });
}

export async function findJob(db: Db, id: string) {
  const row = await db.job.findUnique({
    where: { id },
    select: {
      ...shown,
      text: { select: { description: true } },
      posting: { select: postingShown },
    },
  });
  if (!row) return null;
  const { text, posting, ...job } = row;
  return { ...job, description: text?.description ?? "", posting };
}

/** The account's applications for these ads, by the ads' identity. */
export async function listSaved(db: Db, userId: Owner, identityKeys: string[]) {
  const rows = await rowsOf(db, userId).application.findMany({
    where: { userId, identityKey: { in: identityKeys } },
    select: { id: true, status: true, identityKey: true },
  });
  return new Map(
    rows.map(({ identityKey, id, status }) => [
      identityKey,
      { id, status: readJson(savedStatus, status, "Application.status") },
    ]),
  );
}
