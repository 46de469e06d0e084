import type { Db } from "../../db/open.ts";

export async function listForOverview(db: Db, userId: string) {
  return db.application.findMany({
    where: { userId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
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
