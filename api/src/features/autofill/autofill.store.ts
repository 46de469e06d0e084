import * as z from "zod/mini";
import { profile as profileSchema, type SavedAnswer } from "#shared/contract/autofill.ts";
import { emptyProfile, type Profile, savedAnswerLimits } from "#shared/domain/autofill/profile.ts";
import { lockAccount } from "../../db/lock-account.ts";
import type { Db, Tx } from "../../db/open.ts";
import { type Owner, rowsOf } from "../../db/owner.ts";
import { readJson } from "../../db/read-json.ts";
import { AppError, notFound } from "../../http/app-error.ts";

/** A line that came later is absent in what was stored before. */
const storedDetails = z.looseObject({});

export type SavedProfile = { profile: Profile; savedAt: string | null };

/** A line that was added to profiles since this one was saved is empty in it. */
export async function getProfile(db: Db, userId: Owner): Promise<SavedProfile> {
  const row = await rowsOf(db, userId).autofillProfile.findUnique({ where: { userId } });
  if (row === null) return { profile: emptyProfile(), savedAt: null };
  const details = readJson(storedDetails, row.details, "AutofillProfile.details");
  return {
    profile: readJson(profileSchema, { ...emptyProfile(), ...details }, "AutofillProfile.details"),
    savedAt: row.updatedAt.toISOString(),
  };
}

/** Replaces the whole profile. */
export async function saveProfile(db: Db, userId: Owner, profile: Profile, now: Date): Promise<void> {
  const data = { details: profile, updatedAt: now };
  await rowsOf(db, userId).autofillProfile.upsert({
    where: { userId },
    create: { userId, ...data },
    update: data,
  });
}

/** Newest first. */
export async function listAnswers(db: Db | Tx, userId: Owner): Promise<SavedAnswer[]> {
  const rows = await rowsOf(db, userId).savedAnswer.findMany({
    where: { userId },
    orderBy: [{ updatedAt: "desc" }, { id: "asc" }],
    include: { application: { select: { jobTitle: true, company: true } } },
  });
  return rows.map(({ id, question, answer, applicationId, application, updatedAt }) => ({
    id,
    question,
    answer,
    applicationId,
    job: application && `${application.jobTitle}, ${application.company}`,
    updatedAt: updatedAt.toISOString(),
  }));
}

type GivenAnswer = {
  id?: string | undefined;
  question: string;
  answer: string;
  applicationId?: string | null | undefined;
};

async function isOwnJob(tx: Tx, userId: Owner, id: string | null): Promise<boolean> {
  return id === null || (await rowsOf(tx, userId).application.count({ where: { id, userId } })) === 1;
}

/**
 * Keeps one answer per question and job, whatever its capitals; a changed question takes the place of one that asks the same.
 * @throws AppError `not_found` for an id or a job that is not the account's, `conflict` when the bank is full.
 */
export async function saveAnswer(
  db: Db,
  userId: Owner,
  given: GivenAnswer,
  now: Date,
): Promise<SavedAnswer[]> {
  const { id, question, answer, applicationId = null } = given;
  return db.$transaction(async (tx) => {
    await lockAccount(tx, userId);
    const known = await listAnswers(tx, userId);
    if (id !== undefined && !known.some((one) => one.id === id)) throw notFound("answer");
    if (!(await isOwnJob(tx, userId, applicationId))) throw notFound("application");
    const isTwin = (one: SavedAnswer) =>
      one.question.toLowerCase() === question.toLowerCase() && one.applicationId === applicationId;
    const twin = known.find((one) => isTwin(one) && one.id !== id);
    const kept = id ?? twin?.id;
    if (id !== undefined && twin !== undefined)
      await rowsOf(tx, userId).savedAnswer.delete({ where: { id: twin.id, userId } });
    const data = { question, answer, applicationId, updatedAt: now };
    if (kept !== undefined)
      await rowsOf(tx, userId).savedAnswer.update({ where: { id: kept, userId }, data });
    else if (known.length < savedAnswerLimits.answers)
      await rowsOf(tx, userId).savedAnswer.create({ data: { userId, ...data } });
    else
      throw new AppError(
        "conflict",
        `You have kept ${known.length} answers. Please delete one you no longer need.`,
      );
    return listAnswers(tx, userId);
  });
}

/** @returns false when the account has no such answer. */
export async function removeAnswer(db: Db, userId: Owner, id: string): Promise<boolean> {
  const { count } = await rowsOf(db, userId).savedAnswer.deleteMany({ where: { id, userId } });
  return count > 0;
}
