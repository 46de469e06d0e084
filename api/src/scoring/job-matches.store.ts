import type { Db, Tx } from "../db/open.ts";
import { type Owner, ownerOf } from "../db/owner.ts";

export interface MeasuredMatch {
  jobId: string;
  /** Of the ad's words as they were measured. */
  adKey: string;
  score: number;
  /** Measured now; the others are there already. */
  isFresh: boolean;
}

/**
 * The account's matches as they are now, in one statement. What a notification told of keeps its mark, also while it is no
 * match: it is never told again. The first measuring is no news: its matches count as told.
 * @param measured.since what was first seen before it is no new match any more.
 * @param measured.least from this score on it is a match.
 * @returns how many matches no notification has told.
 */
export async function storeMatches(
  db: Db,
  userId: Owner,
  measured: { state: string; matches: MeasuredMatch[]; least: number; since: Date; now: Date },
): Promise<number> {
  const { state, matches, least, since, now } = measured;
  const ids = matches.map(({ jobId }) => jobId);
  const fresh = matches.filter(({ isFresh }) => isFresh);
  const freshIds = fresh.map(({ jobId }) => jobId);
  // Each of the three touches rows that the others do not. A number that is none is measured anew, should the ad come back.
  const [row] = await db.$queryRaw<{ untold: number }[]>`
    WITH other AS (
      SELECT m."jobId", m."toldAt" IS NOT NULL AND COALESCE((
        SELECT j."firstSeenAt" > ${since} FROM "Job" j WHERE j.id = m."jobId"), false) AS "isStored"
      FROM "JobMatch" m WHERE m."userId" = ${userId} AND m."jobId" <> ALL(${ids}::text[])
    ), gone AS (
      DELETE FROM "JobMatch" m USING other
      WHERE m."userId" = ${userId} AND m."jobId" = other."jobId" AND NOT other."isStored"
    ), paused AS (
      UPDATE "JobMatch" m SET score = 0, "adKey" = '' FROM other
      WHERE m."userId" = ${userId} AND m."jobId" = other."jobId" AND other."isStored"
        AND (m.score <> 0 OR m."adKey" <> '')
    ), fresh AS (
      INSERT INTO "JobMatch" ("userId", "jobId", score, "adKey", "matchedAt", "toldAt")
      SELECT ${userId}, f.id, f.score, f.key, ${now}::timestamp, CASE WHEN f.score >= ${least}::int AND NOT EXISTS (
        SELECT 1 FROM "JobMatching" WHERE "userId" = ${userId}) THEN ${now}::timestamp END
      FROM unnest(${freshIds}::text[], ${fresh.map(({ score }) => score)}::int[],
        ${fresh.map(({ adKey }) => adKey)}::text[]) AS f(id, score, key)
      ON CONFLICT ("userId", "jobId") DO UPDATE SET score = excluded.score, "adKey" = excluded."adKey",
        "matchedAt" = excluded."matchedAt", "toldAt" = COALESCE("JobMatch"."toldAt", excluded."toldAt")
      RETURNING score, "toldAt"
    ), matching AS (
      INSERT INTO "JobMatching" ("userId", state) VALUES (${userId}, ${state})
      ON CONFLICT ("userId") DO UPDATE SET state = excluded.state
    ), present AS (
      SELECT score, "toldAt" FROM fresh UNION ALL
      SELECT score, "toldAt" FROM "JobMatch"
      WHERE "userId" = ${userId} AND "jobId" = ANY(${ids}::text[]) AND "jobId" <> ALL(${freshIds}::text[]))
    SELECT count(*)::int AS untold FROM present WHERE score >= ${least}::int AND "toldAt" IS NULL`;
  return row?.untold ?? 0;
}

/**
 * Takes the account's one notification of a day, for one caller only, and marks what it tells of.
 * @returns how many matches it tells of; 0 when there is none or another notification came after `before`.
 */
export async function claimUnnotified(
  tx: Tx,
  userId: Owner,
  options: { least: number; now: Date; before: Date },
): Promise<number> {
  const { least, now, before } = options;
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    WITH claimed AS (
      UPDATE "JobMatching" SET "toldAt" = ${now}
      WHERE "userId" = ${userId} AND ("toldAt" IS NULL OR "toldAt" <= ${before}) AND EXISTS (
        SELECT 1 FROM "JobMatch" WHERE "userId" = ${userId} AND score >= ${least}::int AND "toldAt" IS NULL)
      RETURNING "userId"
    ), told AS (
      UPDATE "JobMatch" m SET "toldAt" = ${now} FROM claimed
      WHERE m."userId" = claimed."userId" AND m.score >= ${least}::int AND m."toldAt" IS NULL
      RETURNING m."jobId")
    SELECT count(*)::int AS count FROM told`;
  return row?.count ?? 0;
}

/**
 * Accounts that may be notified of new matches without asking: with a resume, not paused, not switched off, and in use
 * since then.
 */
export async function listToMatch(db: Db, usedSince: Date, after: string, take: number): Promise<Owner[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT u.id FROM "User" u LEFT JOIN "NotificationSettings" n ON n."userId" = u.id
    WHERE u.id > ${after} AND NOT u."applicationsPaused" AND COALESCE(n."jobMatch", true)
      AND EXISTS (SELECT 1 FROM "Resume" r WHERE r."userId" = u.id AND r."isDefault")
      AND (EXISTS (SELECT 1 FROM "Session" s WHERE s."userId" = u.id AND s."lastSeenAt" > ${usedSince})
        OR EXISTS (SELECT 1 FROM "Resume" r WHERE r."userId" = u.id AND r."updatedAt" > ${usedSince})
        OR EXISTS (SELECT 1 FROM "Application" a WHERE a."userId" = u.id AND a."createdAt" > ${usedSince}))
    ORDER BY u.id LIMIT ${take}::int`;
  return rows.map(({ id }) => ownerOf(id));
}
