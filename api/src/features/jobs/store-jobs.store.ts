import { storable } from "../../bytes/storable.ts";
import type { Db } from "../../db/open.ts";

/** An ad ready to be stored; dates as ISO texts, for they travel as JSON. */
export interface JobToStore {
  id: string;
  source: string;
  board: string;
  sourceId: string;
  title: string;
  company: string;
  location: string;
  isRemote: boolean;
  url: string;
  salaryMin: number;
  salaryMax: number;
  payText: string;
  jobType: string;
  experience: string;
  skills: string[];
  postedAt: string;
  closesAt: string | null;
  seenAt: string;
  fingerprint: string;
  contentHash: string;
  sourceRank: number;
  description: string;
}

export interface StoredJob {
  id: string;
  isNew: boolean;
}

/** Stores ads and their words in one statement; an ad that is known is changed, never doubled. */
export async function storeJobs(db: Db, jobs: JobToStore[]): Promise<StoredJob[]> {
  return db.$queryRaw<StoredJob[]>`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(storable(jobs))}::jsonb) AS g(
        id text, source text, board text, "sourceId" text, title text, company text, location text,
        "isRemote" boolean, url text, "salaryMin" int, "salaryMax" int, "payText" text, "jobType" text, experience text,
        skills text[], "postedAt" timestamp, "closesAt" timestamp, "seenAt" timestamp, fingerprint text,
        "contentHash" text, "sourceRank" int, description text)
    ), kept AS (
      INSERT INTO "Job" (id, source, board, "sourceId", title, company, location, "isRemote", url, "salaryMin",
        "salaryMax", "payText", "jobType", experience, skills, "postedAt", "closesAt", "firstSeenAt", "lastSeenAt",
        fingerprint, "contentHash", "sourceRank")
      SELECT id, source, board, "sourceId", title, company, location, "isRemote", url, "salaryMin",
        "salaryMax", "payText", "jobType", experience, skills, "postedAt", "closesAt", "seenAt", "seenAt",
        fingerprint, "contentHash", "sourceRank" FROM given
      ON CONFLICT (source, "sourceId") DO UPDATE SET
        board = excluded.board, title = excluded.title, company = excluded.company,
        location = excluded.location, "isRemote" = excluded."isRemote", url = excluded.url,
        "salaryMin" = excluded."salaryMin", "salaryMax" = excluded."salaryMax", "payText" = excluded."payText",
        "jobType" = excluded."jobType", experience = excluded.experience, skills = excluded.skills,
        "closesAt" = excluded."closesAt", "lastSeenAt" = excluded."lastSeenAt", "closedAt" = NULL,
        fingerprint = excluded.fingerprint, "contentHash" = excluded."contentHash"
      RETURNING id, source, "sourceId", (xmax = 0) AS "isNew"
    ), words AS (
      INSERT INTO "JobText" ("jobId", description)
      SELECT kept.id, given.description FROM kept JOIN given USING (source, "sourceId")
      ON CONFLICT ("jobId") DO UPDATE SET description = excluded.description
    )
    SELECT id, "isNew" FROM kept`;
}

/** What is known of a board's ads: id at the source to the hash of its words. */
export async function listKnown(db: Db, source: string, board: string): Promise<Map<string, string>> {
  const rows = await db.job.findMany({
    where: { source, board },
    select: { sourceId: true, contentHash: true },
  });
  return new Map(rows.map(({ sourceId, contentHash }) => [sourceId, contentHash]));
}

/** Ads that are still there, unchanged; one that had closed is open again. */
export async function markSeen(db: Db, source: string, sourceIds: string[], now: Date): Promise<void> {
  await db.$executeRaw`
    UPDATE "Job" SET "lastSeenAt" = ${now}, "closedAt" = NULL
    WHERE source = ${source} AND "sourceId" = ANY(${sourceIds})`;
}

/** Closes what has left a board's complete list. */
export async function closeMissing(db: Db, board: string, openIds: string[], now: Date): Promise<void> {
  await db.$executeRaw`
    UPDATE "Job" SET "closedAt" = ${now}
    WHERE board = ${board} AND "closedAt" IS NULL AND NOT ("sourceId" = ANY(${openIds}))`;
}

/** Closes ads past their closing date, and those of extracts that were not seen for a month. */
export async function closeOld(db: Db, extracts: string[], now: Date, unseenSince: Date): Promise<void> {
  await db.$executeRaw`
    UPDATE "Job" SET "closedAt" = ${now} WHERE "closedAt" IS NULL
    AND ("closesAt" < ${now} OR (source = ANY(${extracts}) AND "lastSeenAt" < ${unseenSince}))`;
}

/** A new ad that says again what the same board has closed lately is no news: it keeps the first one's date. */
export async function markReposts(db: Db, ids: string[], since: Date): Promise<void> {
  await db.$executeRaw`
    UPDATE "Job" n SET "repostOf" = o.id, "firstSeenAt" = o."firstSeenAt"
    FROM (SELECT DISTINCT ON (board, fingerprint) * FROM "Job" WHERE "closedAt" > ${since}
          ORDER BY board, fingerprint, "closedAt" DESC) o
    WHERE n.id = ANY(${ids}) AND o.board = n.board AND o.fingerprint = n.fingerprint AND o.id <> n.id`;
}

/**
 * Of one job from several boards the ad nearest to its employer is shown; the others point at it, and come back when it
 * closes. Ads of one board are jobs of their own.
 */
export async function markDuplicates(db: Db, board: string): Promise<void> {
  await db.$executeRaw`
    WITH touched AS (SELECT DISTINCT fingerprint FROM "Job" WHERE board = ${board}),
    ranked AS (
      SELECT id, board, first_value(id) OVER w AS first, first_value(board) OVER w AS "firstBoard"
      FROM "Job" WHERE "closedAt" IS NULL AND fingerprint IN (SELECT fingerprint FROM touched)
      WINDOW w AS (PARTITION BY fingerprint ORDER BY "sourceRank", "firstSeenAt", id)
    ), wanted AS (SELECT id, CASE WHEN board = "firstBoard" THEN NULL ELSE first END AS shown FROM ranked)
    UPDATE "Job" j SET "duplicateOf" = wanted.shown FROM wanted
    WHERE j.id = wanted.id AND j."duplicateOf" IS DISTINCT FROM wanted.shown`;
}

export async function countOpenJobs(db: Db, board?: string): Promise<number> {
  return db.job.count({ where: { closedAt: null, ...(board !== undefined && { board }) } });
}
