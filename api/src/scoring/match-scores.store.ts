import type { Db } from "../db/open.ts";

const most = 200;

/** Kept ads with a text, newest first. */
export async function listAdsToScore(db: Db, userId: string) {
  return db.application.findMany({
    where: { userId, jobDescription: { not: "" } },
    orderBy: { createdAt: "desc" },
    take: most,
    select: {
      id: true,
      jobTitle: true,
      company: true,
      jobDescription: true,
      matchScore: true,
      requirementEdits: true,
    },
  });
}

export async function setMatchScore(
  db: Db,
  userId: string,
  id: string,
  matchScore: number | null,
): Promise<void> {
  await db.application.updateMany({ where: { id, userId }, data: { matchScore } });
}
