import { type CriteriaWork, criteriaWork } from "#shared/contract/criteria.ts";
import type { Db } from "../../db/open.ts";
import { type Owner, rowsOf } from "../../db/owner.ts";
import { readJson } from "../../db/read-json.ts";

/** The saved job that a desk is for. */
export interface DeskJob {
  id: string;
  jobTitle: string;
  company: string;
  jobDescription: string;
}

/** Null when the account has no such job. */
export async function findDeskJob(db: Db, userId: Owner, id: string): Promise<DeskJob | null> {
  return rowsOf(db, userId).application.findFirst({
    where: { id, userId },
    select: { id: true, jobTitle: true, company: true, jobDescription: true },
  });
}

/** What is kept of a desk; null until something was. */
export async function findDesk(
  db: Db,
  userId: Owner,
  applicationId: string,
): Promise<{ work: CriteriaWork; changedAt: Date } | null> {
  const row = await rowsOf(db, userId).criteriaDesk.findFirst({ where: { applicationId, userId } });
  return row && { work: readJson(criteriaWork, row.work, "CriteriaDesk.work"), changedAt: row.changedAt };
}

/** Keeps a desk of a job that is the account's. */
export async function keepDesk(
  db: Db,
  userId: Owner,
  applicationId: string,
  { work, now }: { work: CriteriaWork; now: Date },
): Promise<void> {
  const stored = { work: JSON.parse(JSON.stringify(work)), changedAt: now };
  await rowsOf(db, userId).criteriaDesk.upsert({
    where: { applicationId, userId },
    create: { applicationId, userId, ...stored },
    update: stored,
  });
}
