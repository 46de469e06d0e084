import { requirementEdits } from "#shared/contract/applications/application.ts";
import type { Db } from "../db/open.ts";
import { everybodysRows, type Owner, ownerOf, rowsOf } from "../db/owner.ts";
import { readJson } from "../db/read-json.ts";
import { scoreColumns } from "./score-columns.ts";

const most = 200;

const toScore = {
  select: {
    id: true,
    jobTitle: true,
    company: true,
    jobDescription: true,
    matchScore: true,
    scoreEngine: true,
    requirementEdits: true,
  },
  take: most,
} as const;

function checked<Row extends { requirementEdits: unknown }>(row: Row) {
  return {
    ...row,
    requirementEdits: readJson(requirementEdits, row.requirementEdits, "Application.requirementEdits"),
  };
}

/** Saved ads with a text, newest first. */
export async function listAdsToScore(db: Db, userId: Owner) {
  const rows = await rowsOf(db, userId).application.findMany({
    where: { userId, jobDescription: { not: "" } },
    orderBy: { createdAt: "desc" },
    ...toScore,
  });
  return rows.map(checked);
}

/** A number that another engine made, or one from before numbers said so. */
const isOfAnother = (engine: string) => ({
  matchScore: { not: null },
  OR: [{ scoreEngine: null }, { scoreEngine: { not: engine } }],
});

/** Saved ads whose number another engine made, newest first. */
export async function listAdsOfOldEngine(db: Db, userId: Owner, engine: string) {
  const rows = await rowsOf(db, userId).application.findMany({
    where: { userId, ...isOfAnother(engine) },
    orderBy: { createdAt: "desc" },
    ...toScore,
  });
  return rows.map(checked);
}

/** People who have a number that another engine made; ids after `after`, in order. */
export async function listPeopleOfOldEngine(db: Db, engine: string, after: string): Promise<Owner[]> {
  const rows = await everybodysRows(db).application.findMany({
    where: { ...isOfAnother(engine), userId: { gt: after } },
    distinct: ["userId"],
    orderBy: { userId: "asc" },
    take: most,
    select: { userId: true },
  });
  return rows.map(({ userId }) => ownerOf(userId));
}

export async function setMatchScore(
  db: Db,
  userId: Owner,
  id: string,
  matchScore: number | null,
): Promise<void> {
  await rowsOf(db, userId).application.updateMany({ where: { id, userId }, data: scoreColumns(matchScore) });
}
