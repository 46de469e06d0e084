import type { KelpieContract } from "#shared/contract/index.ts";
import { resumeEdits } from "#shared/contract/resumes/resume-edit.ts";
import type { Resume, ResumeOrigin } from "#shared/contract/resumes/saved-resume.ts";
import { freeLimits, freeResumes, may } from "#shared/domain/plans.ts";
import { carriedEdits } from "#shared/resume/resume-edits.ts";
import { lockAccount } from "../../db/lock-account.ts";
import type { Tx } from "../../db/open.ts";
import type { Owner } from "../../db/owner.ts";
import { readJson } from "../../db/read-json.ts";
import { invalid, notFound, upgradeRequired } from "../../http/app-error.ts";
import type { Call } from "../../http/handler.ts";
import { rescoreApplications } from "../../scoring/rescore-applications.ts";
import type { Services } from "../../services.ts";
import { toResumeDto } from "./resume-rows.store.ts";
import {
  changeResume,
  countResumes,
  ensureDefault,
  getDefaultResume,
  getResume,
  insertResume,
  makeDefault,
  type ResumeContent,
  removeResume,
  replaceContent,
  versionContent,
} from "./resumes.store.ts";
import { factsOf, getFile, removeUnheld } from "./stored-files.store.ts";

type Routes = KelpieContract["resumes"];
type Row = NonNullable<Awaited<ReturnType<typeof getResume>>>;

/** What one write did, and whether the scores that follow the default resume are still true. */
interface Write {
  row: Row;
  movesScores: boolean;
}

/** One write of an account's resumes at a time; scores are measured anew after it, outside the transaction. */
async function write(services: Services, userId: Owner, change: (tx: Tx) => Promise<Write>): Promise<Resume> {
  const { row, movesScores } = await services.db.$transaction(async (tx) => {
    await lockAccount(tx, userId);
    return change(tx);
  });
  if (movesScores) await rescoreApplications(services, userId);
  return toResumeDto(row);
}

interface GivenContent {
  text: string;
  origin?: Exclude<ResumeOrigin, "restored"> | undefined;
  fileId?: string | undefined;
}

/**
 * @param before whose text this one follows: corrections that still fit are carried over.
 * @throws AppError `invalid` when the named file is not the account's, or gone.
 */
async function contentOf(
  tx: Tx,
  userId: Owner,
  given: GivenContent,
  origin: ResumeOrigin,
  before?: Row,
): Promise<ResumeContent> {
  const file = given.fileId === undefined ? null : await getFile(tx, userId, given.fileId);
  if (given.fileId !== undefined && !file) {
    throw invalid("The uploaded file is no longer here. Please upload it again.", { fileId: "not found" });
  }
  return {
    text: given.text,
    edits: before ? carriedEdits(readJson(resumeEdits, before.edits ?? [], "Resume.edits"), given.text) : [],
    facts: file && factsOf(file),
    origin: given.origin ?? (file ? "uploaded" : origin),
    fileId: file?.id ?? null,
  };
}

/** @throws AppError `not_found` for another account's resume too. */
async function ownResume(tx: Tx, userId: Owner, id: string): Promise<Row> {
  const row = await getResume(tx, userId, id);
  if (!row) throw notFound("resume");
  return row;
}

/** @throws AppError `upgrade_required` when the plan keeps no more. decision: D-04. */
export async function createResume({ user, services, body }: Call<Routes["create"]>): Promise<Resume> {
  return write(services, user.id, async (tx) => {
    const kept = await countResumes(tx, user.id);
    if (!may(user.tier, "keep-many-resumes") && kept >= freeLimits.resumes) {
      throw upgradeRequired(
        `The Free plan keeps ${freeResumes}. Upgrade to Premium to keep as many as you like.`,
      );
    }
    const content = await contentOf(tx, user.id, body, "pasted");
    const isDefault = kept === 0;
    const row = await insertResume(tx, user.id, { name: body.name, isDefault, content }, services.now());
    return { row, movesScores: isDefault };
  });
}

export async function saveDeerrorResume({
  user,
  services,
  body,
}: Call<Routes["keepDefault"]>): Promise<Resume> {
  return write(services, user.id, async (tx) => {
    const now = services.now();
    const current = await getDefaultResume(tx, user.id);
    const content = await contentOf(tx, user.id, body, "pasted", current ?? undefined);
    if (!current) {
      const row = await insertResume(tx, user.id, { name: body.name, isDefault: true, content }, now);
      return { row, movesScores: true };
    }
    if (current.text !== body.text) await replaceContent(tx, user.id, current, content, now);
    const row = await changeResume(tx, user.id, current.id, { name: body.name });
    return { row, movesScores: current.text !== body.text };
  });
}

/** Name, text, corrections, default: what is given changes, the rest stays. A new text keeps corrections that fit it. */
export async function updateResume({
  user,
  services,
  params,
  body,
}: Call<Routes["update"]>): Promise<Resume> {
  return write(services, user.id, async (tx) => {
    const before = await ownResume(tx, user.id, params.id);
    const { text, name, edits, isDefault } = body;
    const isOtherText = text !== undefined && text !== before.text;
    if (isOtherText) {
      const content = await contentOf(tx, user.id, { ...body, text }, "edited", before);
      await replaceContent(tx, user.id, before, content, services.now());
    }
    if (isDefault) await makeDefault(tx, user.id, before.id);
    const row = await changeResume(tx, user.id, before.id, {
      ...(name !== undefined && { name }),
      ...(edits !== undefined && { edits }),
    });
    const becameDefault = isDefault === true && !before.isDefault;
    return { row, movesScores: becameDefault || (row.isDefault && (isOtherText || edits !== undefined)) };
  });
}

/** What the person says of the reading; text, name and default stay as they are. */
export async function correctResume({
  user,
  services,
  params,
  body,
}: Call<Routes["correct"]>): Promise<Resume> {
  return write(services, user.id, async (tx) => {
    const { id } = await ownResume(tx, user.id, params.id);
    const row = await changeResume(tx, user.id, id, { edits: body.edits });
    return { row, movesScores: row.isDefault };
  });
}

/** An earlier text comes back; the one it replaces becomes a version itself. */
export async function restoreResume({
  user,
  services,
  params,
  body,
}: Call<Routes["restore"]>): Promise<Resume> {
  return write(services, user.id, async (tx) => {
    const before = await ownResume(tx, user.id, params.id);
    const content = await versionContent(tx, user.id, before.id, body.versionId);
    if (!content) throw notFound("version");
    const row = await replaceContent(tx, user.id, before, content, services.now());
    return { row, movesScores: row.isDefault };
  });
}

/** Removes a resume, its versions and their files. Another one becomes the default when it was that. */
export async function forgetResume({
  user,
  services,
  params,
}: Call<Routes["remove"]>): Promise<{ success: true }> {
  const wasDefault = await services.db.$transaction(async (tx) => {
    await lockAccount(tx, user.id);
    const row = await ownResume(tx, user.id, params.id);
    await removeUnheld(tx, user.id, await removeResume(tx, user.id, row.id));
    await ensureDefault(tx, user.id);
    return row.isDefault;
  });
  if (wasDefault) await rescoreApplications(services, user.id);
  return { success: true };
}
