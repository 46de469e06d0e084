import * as z from "zod/mini";
import { resumeEdits } from "#shared/contract/resumes/resume-edit.ts";
import { documentFacts } from "#shared/contract/resumes/saved-resume.ts";
import { type MeasuredResume, measuredResume } from "#shared/resume/measured-resume.ts";
import type { Db } from "../db/open.ts";
import { type Owner, rowsOf } from "../db/owner.ts";
import { readJson } from "../db/read-json.ts";

/** Null for a pasted text. */
export const storedFacts = z.nullable(documentFacts);

/** A stored resume as the engine takes it. */
export function measuredRow(row: { text: string; edits: unknown; facts: unknown }): MeasuredResume {
  const { text, edits, facts } = row;
  return measuredResume({
    text,
    edits: readJson(resumeEdits, edits, "Resume.edits"),
    facts: readJson(storedFacts, facts, "Resume.facts"),
  });
}

/** The resume that every measured number of an account compares with (D-52); null until one is stored. */
export async function findDefaultResume(db: Db, userId: Owner): Promise<MeasuredResume | null> {
  const row = await rowsOf(db, userId).resume.findFirst({
    where: { userId, isDefault: true },
    orderBy: { updatedAt: "desc" },
    select: { text: true, edits: true, facts: true },
  });
  return row && measuredRow(row);
}

/** The same with which resume it is and when it last changed, in one question. */
export async function readDefaultResume(db: Db, userId: Owner) {
  const row = await rowsOf(db, userId).resume.findFirst({
    where: { userId, isDefault: true },
    orderBy: { updatedAt: "desc" },
    select: { id: true, updatedAt: true, text: true, edits: true, facts: true },
  });
  return row && { id: row.id, updatedAt: row.updatedAt, resume: measuredRow(row) };
}

/** Which resume it is and when it last changed, without its text. */
export async function findDefaultResumeState(db: Db, userId: Owner) {
  return rowsOf(db, userId).resume.findFirst({
    where: { userId, isDefault: true },
    orderBy: { updatedAt: "desc" },
    select: { id: true, updatedAt: true },
  });
}
