import type { Db } from "../../db/open.ts";

/**
 * Stores a report of a posting on the board, once for each reporter.
 * @returns undefined for what is not on the board.
 */
export async function addReport(
  db: Db,
  report: { jobId: string; reporter: string; reason: string; words: string; createdAt: Date },
) {
  const posting = await db.jobPosting.findFirst({
    where: { jobId: report.jobId, confirmedAt: { not: null }, job: { closedAt: null } },
    select: { jobId: true },
  });
  if (!posting) return undefined;
  const { count } = await db.postingReport.createMany({ data: [report], skipDuplicates: true });
  const reports = await db.postingReport.count({ where: { jobId: report.jobId } });
  return { isNew: count > 0, reports };
}

export async function findReviewed(db: Db, jobId: string) {
  const job = {
    id: true,
    title: true,
    company: true,
    location: true,
    text: { select: { description: true } },
  } as const;
  return db.jobPosting.findUnique({
    where: { jobId },
    select: {
      removedAt: true,
      job: { select: job },
      reports: { orderBy: { createdAt: "asc" }, select: { reason: true, words: true, createdAt: true } },
    },
  });
}

/** @returns null when it was removed before; undefined when there is none. */
export async function removePostingForGood(db: Db, jobId: string, now: Date) {
  return db.$transaction(async (tx) => {
    const row = await tx.jobPosting.findUnique({
      where: { jobId },
      select: { contactEmail: true, createdAt: true },
    });
    if (!row) return undefined;
    const { count } = await tx.jobPosting.updateMany({
      where: { jobId, removedAt: null },
      data: { removedAt: now },
    });
    if (count === 0) return null;
    await tx.job.updateMany({ where: { id: jobId, closedAt: null }, data: { closedAt: now } });
    return row;
  });
}
