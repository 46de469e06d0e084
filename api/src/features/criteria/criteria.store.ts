import { type CriteriaWork, criteriaWork } from "#shared/contract/criteria.ts";
import { trackedClosing } from "#shared/domain/applications/tracked-closing.ts";
import type { Db } from "../../db/open.ts";
import { type Owner, rowsOf } from "../../db/owner.ts";
import { readJson } from "../../db/read-json.ts";

/** The job that a desk is for. */
export interface DeskJob {
  /** False for a set without a saved job. */
  isSaved: boolean;
  id: string;
  jobTitle: string;
  company: string;
  jobDescription: string;
  /** Its closing date as the tracker has it; undefined where nobody has said or read one. */
  closes: string | null | undefined;
}

/** Null when the account has neither such a job nor such a set. */
export async function findDeskJob(db: Db, userId: Owner, id: string): Promise<DeskJob | null> {
  const saved = await rowsOf(db, userId).application.findFirst({
    where: { id, userId },
    select: {
      ...{ id: true, jobTitle: true, company: true, jobDescription: true },
      ...{ closingDate: true, editedFields: true },
    },
  });
  if (saved !== null) {
    const { closingDate: _day, editedFields: _fields, ...job } = saved;
    return { ...job, closes: trackedClosing(saved), isSaved: true };
  }
  const set = await rowsOf(db, userId).criteriaSet.findFirst({ where: { id, userId } });
  if (set === null) return null;
  const { jobTitle, company, adText } = set;
  return { id, jobTitle, company, jobDescription: adText, closes: undefined, isSaved: false };
}

/** What is stored of a desk; null until something was. */
export async function findDesk(
  db: Db,
  userId: Owner,
  { id, isSaved }: DeskJob,
): Promise<{ work: CriteriaWork; changedAt: Date } | null> {
  const row = isSaved
    ? await rowsOf(db, userId).criteriaDesk.findFirst({ where: { applicationId: id, userId } })
    : await rowsOf(db, userId).criteriaSet.findFirst({ where: { id, userId } });
  return row?.work
    ? { work: readJson(criteriaWork, row.work, "CriteriaDesk.work"), changedAt: row.changedAt }
    : null;
}

/** Keeps a desk of a job or a set that is the account's. */
export async function saveDesk(
  db: Db,
  userId: Owner,
  { id: applicationId, isSaved }: DeskJob,
  { work, now }: { work: CriteriaWork; now: Date },
): Promise<void> {
  const stored = { work: JSON.parse(JSON.stringify(work)), changedAt: now };
  if (!isSaved) {
    await rowsOf(db, userId).criteriaSet.update({ where: { id: applicationId, userId }, data: stored });
    return;
  }
  await rowsOf(db, userId).criteriaDesk.upsert({
    where: { applicationId, userId },
    create: { applicationId, userId, ...stored },
    update: stored,
  });
}
