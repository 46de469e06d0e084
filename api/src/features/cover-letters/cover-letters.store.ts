import { requirementEdits } from "#shared/contract/applications/application.ts";
import type { OptimisedLetter, WrittenLetter } from "#shared/contract/cover-letters/written-letters.ts";
import type { QuotedLetter } from "#shared/domain/cover-letters/quoted-letter.ts";
import type { RequirementEdit } from "#shared/engine/analysis.ts";
import type { CoverLetter as Row } from "../../db/generated/client.ts";
import type { Db } from "../../db/open.ts";
import { type Owner, rowsOf } from "../../db/owner.ts";
import { readJson } from "../../db/read-json.ts";
import { storedAnswer } from "./letter-rows.store.ts";

/** The tracked job a letter is for, as far as the writer needs it; null when the account has none of that id. */
export async function findApplication(
  db: Db,
  userId: Owner,
  id: string,
): Promise<{ requirementEdits: RequirementEdit[] } | null> {
  const row = await rowsOf(db, userId).application.findFirst({
    where: { id, userId },
    select: { requirementEdits: true },
  });
  return (
    row && {
      requirementEdits: readJson(requirementEdits, row.requirementEdits, "Application.requirementEdits"),
    }
  );
}

export interface LetterRun {
  kind: "generated" | "optimised";
  applicationId: string | null;
  jobTitle: string;
  company: string;
  adText: string;
  style: string;
  draftText: string;
  /** The answer; its id is the row's. */
  result: Omit<WrittenLetter, "id"> | Omit<OptimisedLetter, "id">;
  /** Under which the same inputs find it again. */
  inputs: string;
}

/** @returns the letter's id. */
export async function storeLetter(
  db: Db,
  userId: Owner,
  { result, inputs, ...run }: LetterRun,
): Promise<string> {
  // What the built-in writer did in a model's place is worth another try.
  const kept = result.fallback === undefined ? { ...result, inputs } : result;
  const data = { ...run, userId, result: JSON.parse(JSON.stringify(kept)) };
  return (await rowsOf(db, userId).coverLetter.create({ data, select: { id: true } })).id;
}

/** The newest letter of these inputs that is still as it was written. decision: D-57. */
export async function findLetter(db: Db, userId: Owner, inputs: string): Promise<Row | null> {
  return rowsOf(db, userId).coverLetter.findFirst({
    where: { userId, editedAt: null, result: { path: ["inputs"], equals: inputs } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
}

const most = 100;

/** Newest first. */
export async function listLetters(db: Db, userId: Owner): Promise<Row[]> {
  return rowsOf(db, userId).coverLetter.findMany({
    where: { userId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: most,
  });
}

export async function getLetter(db: Db, userId: Owner, id: string): Promise<Row | null> {
  return rowsOf(db, userId).coverLetter.findFirst({ where: { id, userId } });
}

/** Files a letter that belongs to no job yet with one of the same account. */
export async function linkLetter(db: Db, userId: Owner, id: string, applicationId: string): Promise<void> {
  const job = await rowsOf(db, userId).application.findFirst({ where: { id: applicationId, userId } });
  if (job)
    await rowsOf(db, userId).coverLetter.updateMany({
      where: { id, userId, applicationId: null },
      data: { applicationId },
    });
}

/** @returns false when the account has no such letter. */
export async function removeLetter(db: Db, userId: Owner, id: string): Promise<boolean> {
  const { count } = await rowsOf(db, userId).coverLetter.deleteMany({ where: { id, userId } });
  return count > 0;
}

/** What was measured of the person's own version; it is beside the answer in the row. */
export interface EditedLetter {
  words: number;
  matchScore: number | null;
  keywordAlignment: number | null;
  personalizedElements: string[];
  flagged: OptimisedLetter["flagged"];
  /** The letter as the person arranged it; absent where they typed over it. */
  quoted?: QuotedLetter | undefined;
}

/** Keeps the person's version, or with null goes back to the text as written. */
export async function saveLetterEdit(
  db: Db,
  userId: Owner,
  row: Row,
  edit: { text: string; at: Date; measured: EditedLetter } | null,
): Promise<Row | null> {
  const { edited: _, ...answer } = storedAnswer(row);
  const result = JSON.parse(JSON.stringify(edit ? { ...answer, edited: edit.measured } : answer));
  const data = { editedText: edit?.text ?? null, editedAt: edit?.at ?? null, result };
  const { count } = await rowsOf(db, userId).coverLetter.updateMany({ where: { id: row.id, userId }, data });
  return count === 0 ? null : getLetter(db, userId, row.id);
}
