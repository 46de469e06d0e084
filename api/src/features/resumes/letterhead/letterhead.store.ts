import type { OutsideBytes } from "../../../bytes/outside.ts";
import type { DbWithFiles } from "../../../db/file-store.ts";
import type { StoredFile } from "../../../db/generated/client.ts";
import { type FileRefusal, insertStoredFile } from "../../../db/insert-stored-file.ts";
import type { Db } from "../../../db/open.ts";
import { type Owner, rowsOf } from "../../../db/owner.ts";

/** The letterhead of an account; the latest, should two uploads have met. */
export async function findLetterhead(db: Db, userId: Owner): Promise<StoredFile | null> {
  return rowsOf(db, userId).storedFile.findFirst({
    where: { userId, isLetterhead: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
}

/** Makes a file the letterhead; the one before goes. */
export async function insertLetterhead(
  services: DbWithFiles,
  userId: Owner,
  file: { name: string; content: OutsideBytes; createdAt: Date },
): Promise<StoredFile | FileRefusal> {
  const facts = { type: "docx", bytes: file.content.byteLength, flags: [], hidden: [] };
  return insertStoredFile(services, userId, { ...file, type: "docx", facts }, { isLetterhead: true });
}

export async function removeLetterhead(db: Db, userId: Owner): Promise<void> {
  await rowsOf(db, userId).storedFile.deleteMany({ where: { userId, isLetterhead: true } });
}
