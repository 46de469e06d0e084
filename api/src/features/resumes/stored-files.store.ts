import { documentFacts } from "#shared/contract/resumes/saved-resume.ts";
import type { DocumentFacts } from "#shared/domain/resumes/document-facts.ts";
import type { OutsideBytes } from "../../bytes/outside.ts";
import type { DbWithFiles } from "../../db/file-store.ts";
import type { StoredFile } from "../../db/generated/client.ts";
import { type FileRefusal, insertStoredFile } from "../../db/insert-stored-file.ts";
import type { Db, Tx } from "../../db/open.ts";
import { everybodysRows, type Owner, rowsOf } from "../../db/owner.ts";
import { readJson } from "../../db/read-json.ts";

export async function insertFile(
  services: DbWithFiles,
  userId: Owner,
  { facts, ...file }: { name: string; content: OutsideBytes; facts: DocumentFacts; createdAt: Date },
): Promise<StoredFile | FileRefusal> {
  return insertStoredFile(services, userId, { ...file, type: facts.type, facts: { ...facts } });
}

/** Files of applications and the letterhead have their own calls. */
const ofResumes = { applicationId: null, isLetterhead: false } as const;

export async function getFile(db: Db | Tx, userId: Owner, id: string): Promise<StoredFile | null> {
  return rowsOf(db, userId).storedFile.findFirst({ where: { id, userId, ...ofResumes } });
}

/** What the file showed, stored when it was read. */
export function factsOf(row: StoredFile): DocumentFacts {
  return readJson(documentFacts, row.facts, "StoredFile.facts");
}

/** @returns false when the account has no such file. */
export async function removeFile(db: Db, userId: Owner, id: string): Promise<boolean> {
  const { count } = await rowsOf(db, userId).storedFile.deleteMany({
    where: { id, userId, ...ofResumes },
  });
  return count > 0;
}

/** No resume, no version and no application holds it, and it is no letterhead. */
export const unheld = { resumes: { none: {} }, versions: { none: {} }, ...ofResumes } as const;

/** Removes those of the files that no resume and no version holds any more. */
export async function removeUnheld(tx: Tx, userId: Owner, ids: readonly string[]): Promise<void> {
  await rowsOf(tx, userId).storedFile.deleteMany({ where: { id: { in: [...ids] }, ...unheld } });
}

/** Removes uploads from before a time that never became a resume. */
export async function removeForgottenUploads(db: Db, before: Date): Promise<void> {
  await everybodysRows(db).storedFile.deleteMany({ where: { createdAt: { lt: before }, ...unheld } });
}

/** Uploads that wait for a resume: beyond `most` of one account the oldest go. */
export async function limitWaitingFiles(db: Db, userId: Owner, most: number): Promise<void> {
  const old = await rowsOf(db, userId).storedFile.findMany({
    where: { userId, ...unheld },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    skip: most,
    select: { id: true },
  });
  if (old.length > 0)
    await rowsOf(db, userId).storedFile.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
}
