import type { Db } from "../../db/open.ts";

/** How many applications stand in each status, and the mean of their scores by status. */
export async function countByStatus(db: Db, userId: string) {
  return db.application.groupBy({
    by: ["status"],
    where: { userId },
    _count: { _all: true, matchScore: true },
    _sum: { matchScore: true },
  });
}

export async function listRecent(db: Db, userId: string, most: number) {
  return db.application.findMany({
    where: { userId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: most,
    select: {
      id: true,
      jobTitle: true,
      location: true,
      company: true,
      appliedDate: true,
      status: true,
      matchScore: true,
    },
  });
}

export async function listRecentEvents(db: Db, userId: string, most: number) {
  return db.applicationEvent.findMany({
    where: { application: { userId } },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    take: most,
    select: {
      at: true,
      kind: true,
      detail: true,
      applicationId: true,
      application: { select: { jobTitle: true, company: true } },
    },
  });
}
