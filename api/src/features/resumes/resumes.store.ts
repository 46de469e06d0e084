import { type ResumeEdit, resumeEdits } from "#shared/contract/resumes/resume-edit.ts";
import type { ResumeOrigin } from "#shared/contract/resumes/saved-resume.ts";
import type { DocumentFacts } from "#shared/domain/resumes/document-facts.ts";
import { Prisma } from "../../db/generated/client.ts";
import type { Db, Tx } from "../../db/open.ts";
import { type Owner, rowsOf } from "../../db/owner.ts";
import { readJson } from "../../db/read-json.ts";
import { storedFacts } from "../../scoring/default-resume.store.ts";
import { type Row, type VersionRow, withFile } from "./resume-rows.store.ts";

/** Earlier texts stored of one resume; the oldest go first. */
const mostVersions = 50;

/** A text with where it came from. */
export interface ResumeContent {
  text: string;
  edits: ResumeEdit[];
  facts: DocumentFacts | null;
  origin: ResumeOrigin;
  fileId: string | null;
}

/** The default one first, then the latest changed. */
export async function listResumes(db: Db, userId: Owner): Promise<Row[]> {
  return rowsOf(db, userId).resume.findMany({
    where: { userId },
    orderBy: [{ isDefault: "desc" }, { updatedAt: "desc" }, { id: "asc" }],
    include: withFile,
  });
}

export async function countResumes(tx: Tx, userId: Owner): Promise<number> {
  return rowsOf(tx, userId).resume.count({ where: { userId } });
}

export async function getResume(db: Db | Tx, userId: Owner, id: string): Promise<Row | null> {
  return rowsOf(db, userId).resume.findFirst({ where: { id, userId }, include: withFile });
}

export async function getDefaultResume(db: Db | Tx, userId: Owner): Promise<Row | null> {
  return rowsOf(db, userId).resume.findFirst({
    where: { userId, isDefault: true },
    orderBy: { updatedAt: "desc" },
    include: withFile,
  });
}

function contentColumns({ text, edits, facts, origin, fileId }: ResumeContent, now: Date) {
  const factsColumn = facts === null ? Prisma.DbNull : { ...facts };
  return { text, edits, facts: factsColumn, origin, fileId, contentAt: now };
}

export async function insertResume(
  tx: Tx,
  userId: Owner,
  resume: { name: string; isDefault: boolean; content: ResumeContent },
  now: Date,
): Promise<Row> {
  const { content, ...rest } = resume;
  return rowsOf(tx, userId).resume.create({
    data: { ...rest, userId, createdAt: now, ...contentColumns(content, now) },
    include: withFile,
  });
}

/** Another text takes the place of the resume's text, which becomes a version. */
export async function replaceContent(
  tx: Tx,
  userId: Owner,
  row: Row,
  content: ResumeContent,
  now: Date,
): Promise<Row> {
  await rowsOf(tx, userId).resumeVersion.create({
    data: {
      resumeId: row.id,
      text: row.text,
      edits: row.edits ?? [],
      facts: row.facts ?? Prisma.DbNull,
      origin: row.origin,
      contentAt: row.contentAt,
      fileId: row.fileId,
      replacedAt: now,
    },
  });
  await dropOldVersions(tx, userId, row.id);
  return rowsOf(tx, userId).resume.update({
    where: { id: row.id },
    data: contentColumns(content, now),
    include: withFile,
  });
}

async function dropOldVersions(tx: Tx, userId: Owner, resumeId: string): Promise<void> {
  const old = await rowsOf(tx, userId).resumeVersion.findMany({
    where: { resumeId },
    orderBy: [{ replacedAt: "desc" }, { id: "desc" }],
    skip: mostVersions,
    select: { id: true },
  });
  if (old.length > 0)
    await rowsOf(tx, userId).resumeVersion.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
}

export async function changeResume(
  tx: Tx,
  userId: Owner,
  id: string,
  change: { name?: string; edits?: ResumeEdit[] },
): Promise<Row> {
  return rowsOf(tx, userId).resume.update({ where: { id }, data: change, include: withFile });
}

/** Makes one resume the default one and no other. */
export async function makeDefault(tx: Tx, userId: Owner, id: string): Promise<void> {
  await rowsOf(tx, userId).resume.updateMany({
    where: { userId, isDefault: true, NOT: { id } },
    data: { isDefault: false },
  });
  await rowsOf(tx, userId).resume.update({ where: { id }, data: { isDefault: true } });
}

/** The latest changed of the account's resumes becomes the default one where there is none. */
export async function ensureDefault(tx: Tx, userId: Owner): Promise<void> {
  const first = await rowsOf(tx, userId).resume.findFirst({
    where: { userId },
    orderBy: [{ isDefault: "desc" }, { updatedAt: "desc" }],
    select: { id: true, isDefault: true },
  });
  if (first && !first.isDefault)
    await rowsOf(tx, userId).resume.update({ where: { id: first.id }, data: { isDefault: true } });
}

/** Removes a resume with its versions. @returns the ids of the files they held. */
export async function removeResume(tx: Tx, userId: Owner, id: string): Promise<string[]> {
  const { fileId, versions } = await rowsOf(tx, userId).resume.delete({
    where: { id },
    select: { fileId: true, versions: { select: { fileId: true } } },
  });
  return [fileId, ...versions.map((version) => version.fileId)].filter((file) => file !== null);
}

/** Newest first. */
export async function listVersions(db: Db, userId: Owner, resumeId: string): Promise<VersionRow[]> {
  return rowsOf(db, userId).resumeVersion.findMany({
    where: { resumeId },
    orderBy: [{ replacedAt: "desc" }, { id: "desc" }],
    include: withFile,
  });
}

/** @returns null when the resume has no such version. */
export async function versionContent(
  tx: Tx,
  userId: Owner,
  resumeId: string,
  id: string,
): Promise<ResumeContent | null> {
  const row = await rowsOf(tx, userId).resumeVersion.findFirst({ where: { id, resumeId } });
  return (
    row && {
      text: row.text,
      edits: readJson(resumeEdits, row.edits, "ResumeVersion.edits"),
      facts: readJson(storedFacts, row.facts, "ResumeVersion.facts"),
      origin: "restored",
      fileId: row.fileId,
    }
  );
}
