import type { StoredFile } from "../../../db/generated/client.ts";
import { insertStoredFile, type NoRoom } from "../../../db/insert-stored-file.ts";
import type { Db } from "../../../db/open.ts";
import { type Owner, rowsOf } from "../../../db/owner.ts";

/** The letterhead of an account; the latest, should two uploads have met. */
export async function findLetterhead(db: Db, userId: Owner): Promise<StoredFile | null> {
  return rowsOf(db, userId).storedFile.findFirst({
    where: { userId, isLetterhead: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
}

/** Its row; it becomes the letterhead when its bytes are kept. */
export async function insertLetterhead(
  db: Db,
  userId: Owner,
  file: { name: string; bytes: number; createdAt: Date },
): Promise<StoredFile | NoRoom> {
  const facts = { type: "docx", bytes: file.bytes, flags: [], hidden: [] };
  return insertStoredFile(db, userId, { ...file, type: "docx", facts }, { isLetterhead: true });
}

/** Makes one file the letterhead; the one before goes. */
export async function takeLetterhead(db: Db, userId: Owner, id: string): Promise<void> {
  const rows = rowsOf(db, userId);
  await rows.storedFile.updateMany({ where: { id, userId }, data: { isLetterhead: true } });
  await rows.storedFile.deleteMany({ where: { userId, isLetterhead: true, id: { not: id } } });
}

export async function removeLetterhead(db: Db, userId: Owner): Promise<void> {
  await rowsOf(db, userId).storedFile.deleteMany({ where: { userId, isLetterhead: true } });
}
