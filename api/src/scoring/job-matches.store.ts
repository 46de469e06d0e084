import { Prisma } from "../db/generated/client.ts";
import type { Db, Tx } from "../db/open.ts";
import { type Owner, ownerOf, rowsOf } from "../db/owner.ts";

export interface MeasuredMatch {
  jobId: string;
  /** Of the ad's words as they were measured. */
  adKey: string;
  score: number;
  /** Measured now; the others stand there already. */
  isFresh: boolean;
}

/** The numbers that are kept of an account, by the keys of the ads as they were measured. */
export async function listMeasured(db: Db, userId: Owner): Promise<Map<string, number>> {
  const rows = await rowsOf(db, userId).jobMatch.findMany({
    where: { userId, adKey: { not: "" } },
    select: { adKey: true, score: true },
  });
  return new Map(rows.map(({ adKey, score }) => [adKey, score]));
}

/**
 * The account's matches as they are now. What a notification told of keeps its mark, also while it is no match: it is never
 * told again.
 * @param since what was first seen before it is no new match any more.
 * @returns whether it is the first time.
 */
export async function keepMatches(
  tx: Tx,
  userId: Owner,
  measured: { state: string; matches: MeasuredMatch[]; since: Date; now: Date },
): Promise<{ isFirst: boolean }> {
  const { state, matches, since, now } = measured;
  const ids = matches.map(({ jobId }) => jobId);
  const isFirst =
    (await rowsOf(tx, userId).jobMatching.findUnique({ where: { userId }, select: { userId: true } })) ===
    null;
  await tx.$executeRaw`
    DELETE FROM "JobMatch" m WHERE m."userId" = ${userId} AND NOT (m."jobId" = ANY(${ids}))
    AND (m."toldAt" IS NULL OR NOT EXISTS
      (SELECT 1 FROM "Job" j WHERE j.id = m."jobId" AND j."firstSeenAt" > ${since}))`;
  await rowsOf(tx, userId).jobMatch.updateMany({
    where: { userId, jobId: { notIn: ids }, OR: [{ score: { not: 0 } }, { adKey: { not: "" } }] },
    // A number that is none is measured anew, should the ad come back.
    data: { score: 0, adKey: "" },
  });
  const fresh = matches.filter(({ isFresh }) => isFresh);
  if (fresh.length > 0) {
    const rows = fresh.map(
      ({ jobId, adKey, score }) => Prisma.sql`(${userId}, ${jobId}, ${score}::int, ${adKey}, ${now})`,
    );
    await tx.$executeRaw`
      INSERT INTO "JobMatch" ("userId", "jobId", score, "adKey", "matchedAt") VALUES ${Prisma.join(rows)}
      ON CONFLICT ("userId", "jobId") DO UPDATE
      SET score = excluded.score, "adKey" = excluded."adKey", "matchedAt" = excluded."matchedAt"`;
  }
  await rowsOf(tx, userId).jobMatching.upsert({
    where: { userId },
    create: { userId, state },
    update: { state },
  });
  return { isFirst };
}

/** Takes the account's one notification of a day: true for one caller only. */
export async function claimMatchNotification(
  tx: Tx,
  userId: Owner,
  now: Date,
  before: Date,
): Promise<boolean> {
  const { count } = await rowsOf(tx, userId).jobMatching.updateMany({
    where: { userId, OR: [{ toldAt: null }, { toldAt: { lte: before } }] },
    data: { toldAt: now },
  });
  return count === 1;
}

const untold = (userId: Owner, least: number) => ({ userId, score: { gte: least }, toldAt: null });

export async function countUntold(tx: Tx, userId: Owner, least: number): Promise<number> {
  return rowsOf(tx, userId).jobMatch.count({ where: untold(userId, least) });
}

export async function markTold(tx: Tx, userId: Owner, least: number, now: Date): Promise<void> {
  await rowsOf(tx, userId).jobMatch.updateMany({ where: untold(userId, least), data: { toldAt: now } });
}

/**
 * Accounts whose new matches may be told without their asking: with a resume, not paused, not switched off, and in use
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
