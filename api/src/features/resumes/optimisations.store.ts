import * as z from "zod/mini";
import { type Optimisation, optimisation } from "#shared/contract/resumes/optimisation.ts";
import { resumeEdits } from "#shared/contract/resumes/resume-edit.ts";
import type { PastOptimisation } from "#shared/contract/resumes/resume-history.ts";
import type { ResumeEdit } from "#shared/resume/resume-edits.ts";
import type { Optimisation as Row } from "../../db/generated/client.ts";
import type { Db, Tx } from "../../db/open.ts";
import { type Owner, rowsOf } from "../../db/owner.ts";
import { readJson } from "../../db/read-json.ts";

export interface OptimisationRun {
  resumeText: string;
  adText: string;
  jobTitle: string;
  company: string;
  /** Of the same account; another one's is not linked. */
  applicationId: string | null;
  result: object;
  /** The person's corrections of what was read from the resume. */
  resumeEdits: readonly ResumeEdit[];
  /** Under which the same inputs find it again; absent for a run that is worth another try. */
  inputs?: string;
}

/** @returns its id. */
export async function storeOptimisation(tx: Tx, userId: Owner, run: OptimisationRun): Promise<string> {
  const { applicationId, result, inputs, resumeEdits: edits, ...texts } = run;
  const application = applicationId
    ? await rowsOf(tx, userId).application.findFirst({
        where: { id: applicationId, userId },
        select: { id: true },
      })
    : null;
  const { id } = await rowsOf(tx, userId).optimisation.create({
    data: {
      ...texts,
      userId,
      applicationId: application?.id ?? null,
      result: JSON.parse(JSON.stringify({ ...result, inputs, resumeEdits: edits })),
    },
    select: { id: true },
  });
  return id;
}

const summary = z.pick(optimisation, { atsScore: true, scoreBasis: true, before: true });

/** A row as the API sends it in a list. Of the stored answer only what the list shows is read. */
export function toPastOptimisationDto(row: Row): PastOptimisation {
  const { atsScore, scoreBasis, before } = readJson(summary, row.result, "Optimisation.result");
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    jobTitle: row.jobTitle,
    company: row.company,
    hasAd: row.adText.trim() !== "",
    atsScore,
    scoreBasis,
    before,
    applicationId: row.applicationId,
  };
}

/** The whole answer as it was shown. */
export function storedAnswer(row: Row): Optimisation {
  return { ...readJson(optimisation, row.result, "Optimisation.result"), id: row.id };
}

const withEdits = z.object({ resumeEdits: z.catch(resumeEdits, []) });

/** The corrections it was made with; none in results from before they were stored. */
export function storedEdits(row: Row): z.output<typeof resumeEdits> {
  return readJson(withEdits, row.result, "Optimisation.result").resumeEdits;
}

/** The newest result of these inputs. decision: D-57. */
export async function findOptimisation(db: Db, userId: Owner, inputs: string): Promise<Row | null> {
  return rowsOf(db, userId).optimisation.findFirst({
    where: { userId, result: { path: ["inputs"], equals: inputs } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
}

/** Files a result that belongs to no job yet with one of the same account. */
export async function linkOptimisation(
  db: Db,
  userId: Owner,
  id: string,
  applicationId: string,
): Promise<void> {
  const job = await rowsOf(db, userId).application.findFirst({ where: { id: applicationId, userId } });
  if (job)
    await rowsOf(db, userId).optimisation.updateMany({
      where: { id, userId, applicationId: null },
      data: { applicationId },
    });
}

/** Nothing happens where the account has no such optimisation. */
export async function nameOptimisation(
  db: Db,
  userId: Owner,
  id: string,
  name: { jobTitle?: string; company?: string },
): Promise<void> {
  await rowsOf(db, userId).optimisation.updateMany({ where: { id, userId }, data: name });
}

const most = 100;

/** Newest first. */
export async function listOptimisations(db: Db, userId: Owner): Promise<Row[]> {
  return rowsOf(db, userId).optimisation.findMany({
    where: { userId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: most,
  });
}

export async function getOptimisation(db: Db, userId: Owner, id: string): Promise<Row | null> {
  return rowsOf(db, userId).optimisation.findFirst({ where: { id, userId } });
}

/** @returns false when the account has no such optimisation. */
export async function removeOptimisation(db: Db, userId: Owner, id: string): Promise<boolean> {
  const { count } = await rowsOf(db, userId).optimisation.deleteMany({ where: { id, userId } });
  return count > 0;
}
