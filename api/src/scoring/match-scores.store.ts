import { requirementEdits } from "#shared/contract/applications.ts";
import type { Db } from "../db/open.ts";
import { type Owner, rowsOf } from "../db/owner.ts";
import { readJson } from "../db/read-json.ts";

const most = 200;

/** Kept ads with a text, newest first. */
export async function listAdsToScore(db: Db, userId: Owner) {
  const rows = await rowsOf(db, userId).application.findMany({
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
  return rows.map((row) => ({
    ...row,
    requirementEdits: readJson(requirementEdits, row.requirementEdits, "Application.requirementEdits"),
  }));
}

export async function setMatchScore(
  db: Db,
  userId: Owner,
  id: string,
  matchScore: number | null,
): Promise<void> {
  await rowsOf(db, userId).application.updateMany({ where: { id, userId }, data: { matchScore } });
}
