import type { OptimisedLetter, PastLetter, WrittenLetter } from "#shared/contract/cover-letters.ts";
import type { RequirementEdit } from "#shared/match/analysis.ts";
import type { CoverLetter as Row } from "../../db/generated/client.ts";
import type { Db } from "../../db/open.ts";

/** The tracked job a letter is for, as far as the writer needs it; null when the account has none of that id. */
export async function findApplication(
  db: Db,
  userId: string,
  id: string,
): Promise<{ requirementEdits: RequirementEdit[] } | null> {
  const row = await db.application.findFirst({ where: { id, userId }, select: { requirementEdits: true } });
  return row && { requirementEdits: row.requirementEdits as unknown as RequirementEdit[] };
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
}

/** @returns the letter's id. */
export async function storeLetter(db: Db, userId: string, { result, ...run }: LetterRun): Promise<string> {
  const data = { ...run, userId, result: JSON.parse(JSON.stringify(result)) };
  return (await db.coverLetter.create({ data, select: { id: true } })).id;
}

const most = 100;

/** Newest first. */
export async function listLetters(db: Db, userId: string): Promise<Row[]> {
  return db.coverLetter.findMany({
    where: { userId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: most,
  });
}

export async function getLetter(db: Db, userId: string, id: string): Promise<Row | null> {
  return db.coverLetter.findFirst({ where: { id, userId } });
}

/** @returns false when the account has no such letter. */
export async function removeLetter(db: Db, userId: string, id: string): Promise<boolean> {
  const { count } = await db.coverLetter.deleteMany({ where: { id, userId } });
  return count > 0;
}

/** Row to wire, for a list. The stored answer was checked against its schema when it was made. */
export function wirePastLetter(row: Row): PastLetter {
  const { words, matchScore } = row.result as unknown as WrittenLetter;
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    kind: row.kind as PastLetter["kind"],
    jobTitle: row.jobTitle,
    company: row.company,
    style: row.style as PastLetter["style"],
    words,
    matchScore,
    applicationId: row.applicationId,
  };
}

/** The letter as it was shown, with what it was made from. */
export function wireStoredLetter(row: Row) {
  const answer = { ...(row.result as object), id: row.id };
  const generated = row.kind === "generated" ? (answer as WrittenLetter) : null;
  const optimised = row.kind === "optimised" ? (answer as OptimisedLetter) : null;
  return {
    ...wirePastLetter(row),
    text: generated?.content ?? optimised?.optimizedText ?? "",
    jobDescription: row.adText,
    draftText: row.draftText,
    generated,
    optimised,
  };
}
