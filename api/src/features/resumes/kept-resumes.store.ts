import type {
  Resume,
  ResumeEdit,
  ResumeOrigin,
  ResumeSummary,
  ResumeVersion,
} from "#shared/contract/kept-resumes.ts";
import type { DocumentFacts, DocumentType } from "#shared/domain/resumes/document-facts.ts";
import type { MeasuredResume } from "#shared/resume/measured-resume.ts";
import { Prisma } from "../../db/generated/client.ts";
import type { Db, Tx } from "../../db/open.ts";
import { measuredRow } from "../../scoring/default-resume.store.ts";

/** Earlier texts kept of one resume; the oldest go first. */
const mostVersions = 50;

const withFile = { file: true } as const;
type Row = Prisma.ResumeGetPayload<{ include: typeof withFile }>;
type VersionRow = Prisma.ResumeVersionGetPayload<{ include: typeof withFile }>;

/** A text with where it came from. */
export interface ResumeContent {
  text: string;
  edits: ResumeEdit[];
  facts: DocumentFacts | null;
  origin: ResumeOrigin;
  fileId: string | null;
}

function wireFile(file: Row["file"]): Resume["file"] {
  return file && { id: file.id, name: file.name, type: file.type as DocumentType, bytes: file.bytes };
}

function summaryOf(row: Row) {
  return {
    id: row.id,
    name: row.name,
    isDefault: row.isDefault,
    origin: row.origin as ResumeOrigin,
    contentAt: row.contentAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    file: wireFile(row.file),
  };
}

export function wireResume(row: Row): Resume {
  return {
    ...summaryOf(row),
    text: row.text,
    edits: row.edits as ResumeEdit[],
    facts: row.facts as DocumentFacts | null,
  };
}

/** @param measure READ of a resume, 0 to 100. */
export function wireSummary(row: Row, measure: (resume: MeasuredResume) => number): ResumeSummary {
  const words = row.text.split(/\s+/).filter(Boolean).length;
  return { ...summaryOf(row), words, read: measure(measuredRow(row)) };
}

export function wireVersion(row: VersionRow): ResumeVersion {
  return {
    id: row.id,
    origin: row.origin as ResumeOrigin,
    contentAt: row.contentAt.toISOString(),
    text: row.text,
    file: wireFile(row.file),
  };
}

/** The default one first, then the latest changed. */
export async function listResumes(db: Db, userId: string): Promise<Row[]> {
  return db.resume.findMany({
    where: { userId },
    orderBy: [{ isDefault: "desc" }, { updatedAt: "desc" }, { id: "asc" }],
    include: withFile,
  });
}

export async function countResumes(tx: Tx, userId: string): Promise<number> {
  return tx.resume.count({ where: { userId } });
}

export async function getResume(db: Db | Tx, userId: string, id: string): Promise<Row | null> {
  return db.resume.findFirst({ where: { id, userId }, include: withFile });
}

export async function getDefaultResume(db: Db | Tx, userId: string): Promise<Row | null> {
  return db.resume.findFirst({
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
  userId: string,
  resume: { name: string; isDefault: boolean; content: ResumeContent },
  now: Date,
): Promise<Row> {
  const { content, ...rest } = resume;
  return tx.resume.create({
    data: { ...rest, userId, createdAt: now, ...contentColumns(content, now) },
    include: withFile,
  });
}

/** Another text takes the place of the resume's text, which becomes a version. */
export async function replaceContent(tx: Tx, row: Row, content: ResumeContent, now: Date): Promise<Row> {
  await tx.resumeVersion.create({
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
  await dropOldVersions(tx, row.id);
  return tx.resume.update({
    where: { id: row.id },
    data: contentColumns(content, now),
    include: withFile,
  });
}

async function dropOldVersions(tx: Tx, resumeId: string): Promise<void> {
  const old = await tx.resumeVersion.findMany({
    where: { resumeId },
    orderBy: [{ replacedAt: "desc" }, { id: "desc" }],
    skip: mostVersions,
    select: { id: true },
  });
  if (old.length > 0) await tx.resumeVersion.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
}

export async function changeResume(
  tx: Tx,
  id: string,
  change: { name?: string; edits?: ResumeEdit[] },
): Promise<Row> {
  return tx.resume.update({ where: { id }, data: change, include: withFile });
}

/** Makes one resume the default one and no other. */
export async function makeDefault(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.resume.updateMany({ where: { userId, isDefault: true, NOT: { id } }, data: { isDefault: false } });
  await tx.resume.update({ where: { id }, data: { isDefault: true } });
}

/** The latest changed of the account's resumes becomes the default one where there is none. */
export async function ensureDefault(tx: Tx, userId: string): Promise<void> {
  const first = await tx.resume.findFirst({
    where: { userId },
    orderBy: [{ isDefault: "desc" }, { updatedAt: "desc" }],
    select: { id: true, isDefault: true },
  });
  if (first && !first.isDefault)
    await tx.resume.update({ where: { id: first.id }, data: { isDefault: true } });
}

/** Removes a resume with its versions. @returns the ids of the files they held. */
export async function removeResume(tx: Tx, id: string): Promise<string[]> {
  const { fileId, versions } = await tx.resume.delete({
    where: { id },
    select: { fileId: true, versions: { select: { fileId: true } } },
  });
  return [fileId, ...versions.map((version) => version.fileId)].filter((file) => file !== null);
}

/** Newest first. */
export async function listVersions(db: Db, resumeId: string): Promise<VersionRow[]> {
  return db.resumeVersion.findMany({
    where: { resumeId },
    orderBy: [{ replacedAt: "desc" }, { id: "desc" }],
    include: withFile,
  });
}

/** @returns null when the resume has no such version. */
export async function versionContent(tx: Tx, resumeId: string, id: string): Promise<ResumeContent | null> {
  const row = await tx.resumeVersion.findFirst({ where: { id, resumeId } });
  return (
    row && {
      text: row.text,
      edits: row.edits as ResumeEdit[],
      facts: row.facts as DocumentFacts | null,
      origin: "restored",
      fileId: row.fileId,
    }
  );
}
