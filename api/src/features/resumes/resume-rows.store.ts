import * as z from "zod/mini";
import { resumeEdits } from "#shared/contract/resumes/resume-edit.ts";
import {
  type Resume,
  type ResumeSummary,
  type ResumeVersion,
  resumeOrigins,
} from "#shared/contract/resumes/saved-resume.ts";
import { documentTypes } from "#shared/domain/resumes/document-facts.ts";
import type { Prisma } from "../../db/generated/client.ts";
import { readJson } from "../../db/read-json.ts";
import { storedFacts } from "../../scoring/default-resume.store.ts";

const origin = z.enum(resumeOrigins);
const storedType = (type: string) => readJson(z.enum(documentTypes), type, "StoredFile.type");

export const withFile = { file: true } as const;
export type Row = Prisma.ResumeGetPayload<{ include: typeof withFile }>;
export type VersionRow = Prisma.ResumeVersionGetPayload<{ include: typeof withFile }>;

function toFileDto(file: Row["file"]): Resume["file"] {
  return file && { id: file.id, name: file.name, type: storedType(file.type), bytes: file.bytes };
}

function summaryOf(row: Row) {
  return {
    id: row.id,
    name: row.name,
    isDefault: row.isDefault,
    origin: readJson(origin, row.origin, "Resume.origin"),
    contentAt: row.contentAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    file: toFileDto(row.file),
  };
}

export function toResumeDto(row: Row): Resume {
  return {
    ...summaryOf(row),
    text: row.text,
    edits: readJson(resumeEdits, row.edits, "Resume.edits"),
    facts: readJson(storedFacts, row.facts, "Resume.facts"),
  };
}

/** @param read READ of the resume, 0 to 100. */
export function toSummaryDto(row: Row, read: number): ResumeSummary {
  const words = row.text.split(/\s+/).filter(Boolean).length;
  return { ...summaryOf(row), words, read };
}

export function toVersionDto(row: VersionRow): ResumeVersion {
  return {
    id: row.id,
    origin: readJson(origin, row.origin, "ResumeVersion.origin"),
    contentAt: row.contentAt.toISOString(),
    text: row.text,
    file: toFileDto(row.file),
  };
}
