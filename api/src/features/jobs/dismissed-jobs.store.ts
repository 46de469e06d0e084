import type { Db } from "../../db/open.ts";
import { type Owner, rowsOf } from "../../db/owner.ts";

/**
 * Puts an ad away for this person. It counts as told: nobody is notified of what they put away.
 * @returns false when there is no such ad.
 */
export async function dismissJob(db: Db, userId: Owner, jobId: string, now: Date): Promise<boolean> {
  const count = await db.$executeRaw`
    WITH told AS (
      UPDATE "JobMatch" SET "toldAt" = COALESCE("toldAt", ${now}::timestamp)
      WHERE "userId" = ${userId} AND "jobId" = ${jobId})
    INSERT INTO "DismissedJob" ("userId", "jobId", "dismissedAt")
    SELECT ${userId}, id, ${now}::timestamp FROM "Job" WHERE id = ${jobId}
    ON CONFLICT ("userId", "jobId") DO UPDATE SET "dismissedAt" = excluded."dismissedAt"`;
  return count > 0;
}

export async function takeBackDismissal(db: Db, userId: Owner, jobId: string): Promise<void> {
  await rowsOf(db, userId).dismissedJob.deleteMany({ where: { userId, jobId } });
}

/** Ids of what the person put away. */
export async function listDismissed(db: Db, userId: Owner): Promise<string[]> {
  const rows = await rowsOf(db, userId).dismissedJob.findMany({ where: { userId }, select: { jobId: true } });
  return rows.map(({ jobId }) => jobId);
}
